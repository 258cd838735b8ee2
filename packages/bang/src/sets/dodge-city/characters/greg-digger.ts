import { character, heal } from '../../../core.ts';

/** Regains two life points each time another character is eliminated (DODGE-GREG-01, -02-Q). */
export const gregDigger = character(
  'Greg Digger',
  { life: 4 },
  {
    triggers: {
      eliminated(game, { self, seat }) {
        if (seat !== self) heal(game, self, 2);
      },
    },
  },
);
