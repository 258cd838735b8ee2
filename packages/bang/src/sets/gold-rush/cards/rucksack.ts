import { action, card, type Game, heal, type SeatId, SPARED, whyNotHeal } from '../../../core.ts';
import { payNuggets, whyNotPay } from '../nuggets.ts';

const PRICE = 2;

/** Two nuggets for a life point, in its owner's turn or at a lethal loss (GOLD-RUCK-01 to -04-Q). */
export const rucksack = card(
  'Rucksack',
  { colour: 'black', price: 3, traits: { rescues: true } },
  {
    action: action({
      traits: { heals: 1, costsTokens: PRICE },
      why: (game, self) => whyNotHeal(game, self, 'GOLD-RUCK-04-Q') ?? whyNotPay(game, self, PRICE, 'GOLD-RUCK-01'),
      *run(game, { by }) {
        drinkFor(game, by);
      },
    }),
    responds: {
      death: {
        why: (game, self) => whyNotPay(game, self, PRICE, 'GOLD-RUCK-02'),
        *run(game, { self }) {
          drinkFor(game, self);
          return SPARED;
        },
      },
    },
  },
);

function drinkFor(game: Game, seat: SeatId): void {
  payNuggets(game, seat, PRICE);
  heal(game, seat, 1);
}
