import { character } from '../core.ts';

/** His owner's cards may be played on anybody (DUEL-JACK-01, -02-Q, -03-Q). */
export const jackRansome = character(
  'Jack Ransome',
  { side: 'outlaws', life: 4, traits: { attack: 2, reachesAll: true } },
  { queries: { mayTarget: (may, { by, self }) => may || by === self } },
);
