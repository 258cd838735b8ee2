import { character } from '../../../core.ts';

/** His BANG! cards take two Missed! to cancel; not his Gatling, not a Duel (BASE-SLAB-01 to -04-Q). */
export const slabTheKiller = character(
  'Slab the Killer',
  { life: 4, traits: { pierces: true } },
  {
    queries: { missesNeeded: (n, { self, shot }) => (shot.by === self && shot.isBangCard ? n + 1 : n) },
  },
);
