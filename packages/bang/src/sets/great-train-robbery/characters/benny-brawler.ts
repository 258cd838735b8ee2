import { character } from '../../../core.ts';
import { TAKE } from '../rules/taking.ts';

/** May take as many railcars in his turn as he can pay for; the free advance is his once (TRAIN-BENNY-01, -02). */
export const bennyBrawler = character(
  'Benny Brawler',
  { life: 4 },
  {
    queries: { usesInTurn: (most, { ability }) => (ability === TAKE ? Number.POSITIVE_INFINITY : most) },
  },
);
