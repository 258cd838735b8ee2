import { card } from '../../../core.ts';
import { freeNeeds, takeNow } from '../rules/taking.ts';

/** A railcar that is paired with a station, for nothing; it is not the one of the turn (TRAIN-WATER-01, -02-Q). */
export const waterTower = card(
  'Water Tower',
  { colour: 'brown', traits: { fetches: true } },
  {
    needs: freeNeeds,
    effect: (game, move) => takeNow(game, move),
  },
);
