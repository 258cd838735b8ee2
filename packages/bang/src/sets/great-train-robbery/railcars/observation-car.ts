import { card } from '../../../core.ts';

/** Its owner sees the others 1 nearer and is seen 1 farther away; it adds to Scope, Mustang and the like (TRAIN-OBS-01). */
export const observationCar = card(
  'Observation Car',
  { colour: 'blue', traits: { nearer: 1, farther: 1 } },
  {
    queries: {
      distance: (steps, { self, from, to }) => {
        if (from === self) return steps - 1;
        return to === self ? steps + 1 : steps;
      },
    },
  },
);
