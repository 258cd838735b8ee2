import { ask, borrow, character, choice, othersClockwise, questionOf, says, seatOf } from '../../../core.ts';

const BORROWED = says({ chosen: 'borrowed' });

/** When her turn starts she names another character in the game and has that ability until her next turn (DODGE-VERA-01 to -10-Q). */
export const veraCuster = character(
  'Vera Custer',
  { life: 3 },
  {
    triggers: {
      *abilityChosen(game, { self, seat }) {
        if (seat !== self) return;
        const others = othersClockwise(game, self).map((other) => seatOf(game, other).character);
        if (others.length === 0) return;
        const chosen = yield* ask(game, self, () =>
          questionOf<string>('borrow', BORROWED, choice('character', others)),
        );
        if (chosen !== null) borrow(game, self, [chosen]);
      },
      // DODGE-VERA-03: no turn, no choice, no ability, not even at the end of that turn
      turnCloses(game, { self, seat }) {
        if (seat === self && game.state.turn.isSkipped) borrow(game, self, []);
      },
    },
  },
);
