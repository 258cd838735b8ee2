import {
  ask,
  cardsOf,
  character,
  discardTogether,
  draw,
  isTurnOf,
  question,
  type Answer,
  says,
  seatOf,
  selection,
} from '../../../core.ts';

const CARD_FOR_CARD = says({ deed: { costs: 1, draws: 1 } });

/** Each time the train advances outside his own turn he may discard a card of the hand to draw one (TRAIN-SHADE-01, -02-Q). */
export const shadeOConnor = character(
  'Shade O’Connor',
  { life: 4 },
  {
    triggers: {
      *trainAdvanced(game, { self }) {
        const { hand } = seatOf(game, self);
        if (isTurnOf(game, self) || hand.length === 0) return;
        const answer = yield* ask(game, self, () =>
          question<Answer>('exchange', CARD_FOR_CARD, selection('cards', [...hand], { least: 0, most: 1 })),
        );
        const given = answer === null ? [] : cardsOf(answer);
        yield* discardTogether(game, self, given);
        draw(game, self, given.length);
      },
    },
  },
);
