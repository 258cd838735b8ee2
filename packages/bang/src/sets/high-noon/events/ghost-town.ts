import { comeBack, eliminate, event, type Game, isBackBy, isInPlay, type SeatId, seatOf } from '../../../core.ts';

const SLUG = 'ghost-town';
const GHOSTS_DRAW = 3;

/** Whoever is out comes back for his turn, with three cards and no life to lose, and is out again when it ends (HN-GHOST-TOWN-01 to -15-Q). */
export const ghostTown = event('Ghost Town', {
  queries: {
    takesTurns: () => true,
    phaseOneCards: (count, { game, seat }) => (isGhost(game, seat) ? GHOSTS_DRAW : count),
    // HN-GHOST-TOWN-08-Q: only what he has regained
    lifeLost: (points, { game, seat }) => (isGhost(game, seat) ? Math.min(points, seatOf(game, seat).life) : points),
    mayBeEliminated: (may, { game, seat }) => may && !isGhost(game, seat),
  },
  triggers: {
    returns(game, { seat }) {
      if (!isInPlay(game, seat)) comeBack(game, seat, { by: SLUG, as: 'ghost', life: 0 });
    },
    // HN-GHOST-TOWN-04, HN-GHOST-TOWN-10-Q: an elimination, but nobody's deed; after all his turns (HN-GHOST-TOWN-14-Q)
    *departs(game, { seat }) {
      if (isGhost(game, seat) && game.state.turn.extraTurns === 0) yield* eliminate(game, seat, null);
    },
  },
});

function isGhost(game: Game, seat: SeatId): boolean {
  return isBackBy(game, seat, SLUG);
}
