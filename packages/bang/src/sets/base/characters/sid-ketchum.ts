import {
  character,
  handSize,
  heal,
  whyNotHeal,
  refuse,
  questionOf,
  says,
  seatOf,
  selection,
  discardTogether,
  cardsOf,
} from '../../../core.ts';

const A_LIFE_FOR_TWO = says({ deed: { costs: 2, heals: 1 } });

/** At any time he may give up two cards for a life point, as a rescue too (BASE-SID-01 to -06-Q). */
export const sidKetchum = character(
  'Sid Ketchum',
  { life: 4 },
  {
    anytime: {
      why: (game, self) => {
        const has = handSize(game, self);
        const whyNoCards = has >= 2 ? undefined : refuse('cannotPay', { needs: 2, has, ruling: 'BASE-SID-01' });
        return whyNotHeal(game, self, 'BASE-SID-04-Q') ?? whyNoCards;
      },
      question: (game, self) =>
        questionOf('sid', A_LIFE_FOR_TWO, selection('cards', seatOf(game, self).hand, { least: 2, most: 2 })),
      *run(game, self, answer) {
        yield* discardTogether(game, self, cardsOf(answer));
        heal(game, self, 1);
      },
    },
  },
);
