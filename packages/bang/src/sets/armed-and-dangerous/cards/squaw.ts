import {
  card,
  discardCardOf,
  type Game,
  type Move,
  reaches,
  type Refusal,
  takeCard,
  whyNotTake,
} from '../../../core.ts';
import { cardInPlay } from '../rules/card-in-play.ts';
import { pays, upgrade } from '../rules/load.ts';

const PRICE = 2;

/** Any card in play is discarded, at any distance; for 2 tokens it is its player’s instead (ARMED-SQUAW-01, ARMED-SQUAW-02-Q). */
export const squaw = card(
  'Squaw',
  { colour: 'brown', traits: { discards: true, spends: PRICE } },
  {
    needs: { ...cardInPlay, ...upgrade(PRICE, () => 1, whyNotMine) },
    *effect(game, { by, face, as }, { at, what, times = 0, pay }) {
      if (!(yield* pays(game, by, pay))) return;
      if (at !== by && !(yield* reaches(game, at, { by, face, as }))) return;
      if (times > 0) yield* takeCard(game, by, at, what);
      else yield* discardCardOf(game, by, at, what);
    },
  },
);

/** Some cards may be discarded, but not taken by everybody (TRAIN-GHOSTCAR-09-Q). */
function whyNotMine(game: Game, { by, chosen: { what } }: Move): Refusal | undefined {
  return typeof what === 'number' ? whyNotTake(game, by, what) : undefined;
}
