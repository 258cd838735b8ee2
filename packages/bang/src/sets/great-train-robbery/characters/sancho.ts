import { character } from '../../../core.ts';
import { TAKE } from '../rules/taking.ts';

/** Takes the railcar of his turn for nothing (TRAIN-SANCHO-01). */
export const sancho = character(
  'Sancho',
  { life: 3 },
  {
    queries: { isFree: (isFree, { what }) => isFree || what === TAKE },
  },
);
