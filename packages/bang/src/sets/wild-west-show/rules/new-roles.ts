import { dealRolesAnew, type Game, memory, recall, remember, ruleModule, type SeatId } from '../../../core.ts';

/** Roles have been dealt anew, and nobody has gone out since. */
export const areRolesNew = memory<boolean>('roles-are-new', { of: 'game', initial: false, seenBy: 'all' });

/** A deal of roles ends no game by itself: who has won is next looked at when somebody goes out (WWS-BONE-06-Q). */
export const newRoles = ruleModule('new-roles', {
  queries: { outcome: (outcome, { game }) => (recall(game, areRolesNew) ? null : outcome) },
  triggers: {
    eliminated(game) {
      remember(game, areRolesNew, false);
    },
    leftAgain(game, { was }) {
      if (was !== 'shadow') remember(game, areRolesNew, false); // a shadow counts for no victory anyway (SHADOW-16-Q)
    },
  },
});

export function dealNewRoles(game: Game, seats: readonly SeatId[]): void {
  dealRolesAnew(game, seats);
  remember(game, areRolesNew, true);
}
