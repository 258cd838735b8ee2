import { answering, card, discard, heal, queryOf, report, reveal, signOf } from '../../../core.ts';

const CARDS = 4;

/** A draw! of four cards: a life point for each suit among them (GOLD-RHUM-01, -02); of more for whoever turns more (GOLD-RHUM-03-Q). */
export const rhum = card(
  'Rhum',
  { colour: 'brown', price: 3, traits: { heals: 3 } },
  {
    *effect(game, { by }) {
      const more = queryOf(game, answering(game).drawFlips, 1, { seat: by }) - 1;
      const turned = [...reveal(game, CARDS + more)];
      report(game, 'turned', {
        seat: by,
        cards: turned,
        detail: { reason: 'rhum', hits: { suits: [] }, isGood: true },
      });
      const suits = new Set(turned.flatMap((card) => signOf(game, card)?.suit ?? []));
      for (const card of turned) discard(game, card);
      heal(game, by, suits.size);
    },
  },
);
