import { character } from '../core.ts';

/** Whoever avoids one of his BANG! cards has to discard a card besides (DUEL-TEX-01, -02-Q). */
export const texKiller = character(
  'Tex Killer',
  { side: 'law', life: 4, traits: { attack: 2, extraToAvoid: 1 } },
  { queries: { extraToAvoid: (count, { hit, self }) => (hit.isBang && hit.by === self ? count + 1 : count) } },
);
