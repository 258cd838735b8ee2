import {
  draw,
  type Game,
  type Move,
  type Procedure,
  type SeatId,
  type Source,
  useInTurn,
  whyUsedUp,
} from '../../../core.ts';
import { payNuggets, whyNotPay } from '../nuggets.ts';

const TWICE = 2;

/** A nugget for a card from the pile, twice in one's turn: counted for each card or character that allows it. */
export function cardForNugget(ruling: string) {
  return {
    traits: { draws: 1, costsTokens: 1 },
    why: (game: Game, self: SeatId, { slug }: Source) =>
      whyUsedUp(game, slug, { most: TWICE, ruling }) ?? whyNotPay(game, self, 1, ruling),
    *run(game: Game, { by, as }: Move): Procedure {
      useInTurn(game, as);
      payNuggets(game, by, 1);
      draw(game, by, 1);
    },
  };
}
