import { shuffle } from '@dustup/kernel';
import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import { NOBODY, type SeatId } from './ids.ts';
import { forgetDeeds } from './ledger.ts';
import { hasSheriff } from './seats.ts';
import { sourcesChanged } from './source-index.ts';

/**
 * Deals the roles of these seats anew among them: face down, or face up where nobody's role is hidden. What they did
 * before no longer says anything about them.
 */
export function dealRolesAnew(game: Game, seats: readonly SeatId[]): void {
  const { state } = game;
  const roles = seats.map((seat) => seatOf(game, seat).role);
  shuffle(state.random, roles);
  const isRoleShown = !hasSheriff(state.seats);
  for (const [i, seat] of seats.entries())
    Object.assign(seatOf(game, seat), { role: roles[i] ?? 'outlaw', isRoleShown });
  sourcesChanged(game, NOBODY);
  forgetDeeds(state.ledger, seats);
  report(game, 'rolesDealt', { detail: { seats: [...seats] } });
}
