import { eliminate, event, type Game, report, type SeatId, seatOf, sourcesChanged } from '../../../core.ts';

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
    *returns(game, { seat }) {
      const player = seatOf(game, seat);
      if (player.presence !== 'out') return;
      player.presence = 'ghost';
      player.life = 0;
      report(game, 'returned', { seat });
      sourcesChanged(game);
    },
    // HN-GHOST-TOWN-04, HN-GHOST-TOWN-10-Q: an elimination, but nobody's deed
    *turnEnded(game, { seat }) {
      if (isGhost(game, seat)) yield* eliminate(game, seat, null);
    },
  },
});

function isGhost(game: Game, seat: SeatId): boolean {
  return seatOf(game, seat).presence === 'ghost';
}
