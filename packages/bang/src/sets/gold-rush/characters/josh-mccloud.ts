import {
  action,
  type Answer,
  ask,
  type CardId,
  character,
  definitionOf,
  type Game,
  moveTopOf,
  needsNode,
  type Procedure,
  question,
  refuse,
  report,
  type SeatId,
  whyNotFilled,
} from '../../../core.ts';
import { discardEquipment, putToUse, useOf } from '../buying.ts';
import { equipmentDeck } from '../deck.ts';
import { payNuggets, whyNotPay } from '../nuggets.ts';
import { hasEquipment, isPileEmpty } from '../zones.ts';

const PRICE = 2;

/** In his turn two nuggets buy the top card of the equipment pile, unseen (GOLD-JOSH-01 to -06-Q). */
export const joshMcCloud = character(
  'Josh McCloud',
  { life: 4 },
  {
    action: action({
      traits: { costsTokens: PRICE, buysUnseen: true },
      why: (game, self) =>
        whyNotPay(game, self, PRICE, 'GOLD-JOSH-01') ??
        (isPileEmpty(game) ? refuse('nothingThere', { ruling: 'GOLD-JOSH-06-Q' }) : undefined),
      *run(game, { by }) {
        payNuggets(game, by, PRICE);
        const card = moveTopOf(game, equipmentDeck, 'shelf');
        if (card === undefined) return;
        report(game, 'picked', { seat: by, cards: [card] });
        const chosen = isUseless(game, by, card) ? null : yield* chooses(game, by, card);
        if (chosen !== null) return yield* putToUse(game, useOf(game, by, card, chosen));
        report(game, 'discarded', { seat: by, cards: [card] });
        discardEquipment(game, card);
      },
    }),
  },
);

/** A black card that he has already (GOLD-JOSH-02, -04-Q), or one that nothing can be done with (GOLD-JOSH-03-Q). */
function isUseless(game: Game, self: SeatId, card: CardId): boolean {
  const { slug, needs, why } = definitionOf(game, card);
  if (why?.(game, self) !== undefined) return true;
  return hasEquipment(game, self, slug) || whyNotFilled(game, useOf(game, self, card, NOTHING), needs) !== undefined;
}

const NOTHING: Answer = {};

/** What has to be chosen for it, if anything. */
function* chooses(game: Game, self: SeatId, card: CardId): Procedure<Answer | null> {
  const { slug, needs } = definitionOf(game, card);
  const options = needsNode(game, useOf(game, self, card, NOTHING), needs);
  if (options === undefined) return NOTHING;
  return yield* ask(game, self, () => question<Answer>('useEquipment', { card: slug }, options));
}
