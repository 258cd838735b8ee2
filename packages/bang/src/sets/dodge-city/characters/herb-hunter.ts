import { character, draw } from '../../../core.ts';

/** Draws two cards each time another character is eliminated (DODGE-HERB-01 to -03-Q). */
export const herbHunter = character(
  'Herb Hunter',
  { life: 4 },
  {
    triggers: {
      eliminated(game, { self, seat }) {
        if (seat !== self) draw(game, self, 2);
      },
    },
  },
);
