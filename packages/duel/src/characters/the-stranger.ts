import { character } from '../core.ts';

/** His owner may play one BANG! card more in a turn (DUEL-STRANGER-01). */
export const theStranger = character(
  'The Stranger',
  { side: 'law', life: 4, isAlways: true },
  { queries: { bangLimit: (limit, { seat, self }) => (seat === self ? limit + 1 : limit) } },
);
