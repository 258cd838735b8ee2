import { character, handSize, takeUnasked } from '../../../core.ts';

/** Takes a random card from the hand of whoever's card cost him a life point, one for each (BASE-GRINGO-01 to -07-Q). */
export const elGringo = character(
  'El Gringo',
  { life: 3, traits: { avenges: true } },
  {
    triggers: {
      *lifeLost(game, { self, seat, by, amount }) {
        if (seat !== self || by === null || by === self) return;
        for (let point = 0; point < amount && handSize(game, by) > 0; point++)
          yield* takeUnasked(game, self, by, 'hand');
      },
    },
  },
);
