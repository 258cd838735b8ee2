import { character } from '../../../core.ts';
import { hidesBehindIt } from '../cards/barrel.ts';

/** Always has a Barrel, besides the one he may lay (BASE-JOURD-01 to -03-Q). */
export const jourdonnais = character(
  'Jourdonnais',
  { life: 4, traits: { protects: true } },
  { responds: { shot: hidesBehindIt } },
);
