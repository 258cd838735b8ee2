import { comeBack, event, type Game, isInPlay, type SeatId, seatOf } from '../../../core.ts';
import { dealNewRoles } from '../rules/new-roles.ts';

/** Whoever is out is back for good when their turn comes: one life point, and a role of those who are out (WWS-BONE-01 to -09-Q). */
export const boneOrchard = event('Bone Orchard', {
  queries: { takesTurns: () => true },
  triggers: {
    returns(game, { seat }) {
      if (!isDead(game, seat)) return;
      const dead = game.seats.filter((one) => isDead(game, one));
      comeBack(game, seat, { by: 'bone-orchard', as: 'in', life: 1 });
      if (dead.length > 1) dealNewRoles(game, dead); // WWS-BONE-05-Q
    },
  },
});

/** VALLEY-MIX-06-Q: out, or back for this turn only by an event in force. */
function isDead(game: Game, seat: SeatId): boolean {
  const { broughtBackBy } = seatOf(game, seat);
  return !isInPlay(game, seat) || Object.values(game.state.inForce).some((slug) => slug === broughtBackBy);
}
