import { character, hitLater, otherSeat, reveals } from '../core.ts';

/** Against each hit on him his owner may reveal from the opponent's deck: a Barrel avoids it, and whoever shot is the target of a hit (DUEL-SID-01, -03-Q). */
export const sidCurry = character(
  'Sid Curry',
  { side: 'outlaws', life: 4, traits: { defence: 3 } },
  {
    *avoids(game, { self, fighter, hit }) {
      const deckOwner = otherSeat(self);
      if (!(yield* reveals(game, self, { wanted: 'barrel', isGood: true, deckOwner }))) return false;
      hitLater(game, fighter, { at: 'fighter', fighter: hit.shooter, character: hit.character });
      return true;
    },
  },
);
