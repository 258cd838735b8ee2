import {
  ask,
  type CardId,
  cardId,
  character,
  choice,
  cost,
  discardFrom,
  draw,
  onceATurn,
  otherSeat,
  questionOf,
} from '../core.ts';

/** Once a turn his owner may discard a card, draw one of each deck, and discard one of the two (DUEL-SOUND-01, -02-Q, -03-Q). */
export const soundanceKid = character(
  'Soundance Kid',
  { side: 'outlaws', life: 4, traits: { attack: 1 } },
  {
    action: onceATurn('soundance-kid', {
      ruling: 'DUEL-SOUND-01',
      traits: { draws: 1 },
      needs: { cost },
      *run(game, { by, chosen }) {
        discardFrom(game, by, [cardId(Number(chosen['cost']))]);
        const drawn = [...draw(game, by, 1), ...draw(game, by, 1, otherSeat(by))];
        if (drawn.length < 2) return;
        const back = yield* ask(by, () =>
          questionOf<CardId>('layDown', { source: 'soundance-kid' }, choice('card', drawn)),
        );
        discardFrom(game, by, [back]);
      },
    }),
  },
);
