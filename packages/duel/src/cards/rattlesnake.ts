import { card, equippable, loseLife, reveals } from '../core.ts';

/** When its owner's turn begins they reveal: a Snake costs its fighter a life. It stays (DUEL-RATTLE-01). */
export const rattlesnake = card(
  'Rattlesnake',
  { colour: 'blue', isAlways: true, traits: { worth: -3 } },
  {
    needs: { at: equippable },
    triggers: {
      *snakeBites(game, { seat, self, fighter }) {
        if (seat !== self || !(yield* reveals(game, self, { wanted: 'snake', isGood: false }))) return;
        yield* loseLife(game, fighter, 1, { by: null });
      },
    },
  },
);
