import {
  answering,
  comeBack,
  forget,
  type Game,
  type Procedure,
  hasRole,
  hasSheriff,
  isBackBy,
  isInPlay,
  leaveAgain,
  memory,
  query,
  recall,
  remember,
  ruleModule,
  type SeatId,
  seatOf,
} from '../../../core.ts';
import { SHOWN_AS, shadowSide, sideOf } from './shadow-renegade.ts';

const SLUG = 'shadows';
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** Only the last two are left, and the shadows have gone for good (SHADOW-12). */
export const shadowsGone = memory<boolean>('shadows-gone', { of: 'game', initial: false, seenBy: 'all' });

/**
 * Whoever is out comes back for each of their turns, with no life to gain or to lose, and leaves when it ends, with
 * nothing but their gold (SHADOW-01 to -29-Q).
 */
export const shadows = ruleModule(SLUG, {
  queries: {
    takesTurns: (takes, { game, seat }) => takes || mayReturn(game, seat),
    lifeLost: (points, { game, seat }) => (isShadow(game, seat) ? 0 : points),
    lifeGained: (points, { game, seat }) => (isShadow(game, seat) ? 0 : points),
    mayBeEliminated: (may, { game, seat }) => may && !isShadow(game, seat),
    countsForVictory: (counts, { game, seat }) => counts && !isShadow(game, seat), // SHADOW-16-Q
    handLimit: (limit, { game, seat }) => (isShadow(game, seat) ? NO_LIMIT : limit), // VALLEY-MIX-09-Q: no excess cards
    keepsTokens: (keeps, { kind }) => keeps || kind === 'nugget', // SHADOW-03, SHADOW-28-Q
  },
  triggers: {
    returns(game, { seat }) {
      if (mayReturn(game, seat)) rise(game, seat);
    },
    *departs(game, { seat }) {
      if (isShadow(game, seat)) yield* leaveAgain(game, seat); // SHADOW-23-Q: before an extra turn, too
    },
    goingOut(game, { seat }) {
      if (seatOf(game, seat).presence === 'in') forget(game, shadowSide, seat); // SHADOW-REN-09-Q
    },
    eliminated: endShadows,
    *leftAgain(game, { was }) {
      if (was === 'ghost') yield* endShadows(game);
    },
  },
});

/** Somebody has gone; if that leaves the last two, the shadows go for good, at once (SHADOW-12, SHADOW-21-Q). */
function* endShadows(game: Game): Procedure {
  if (!isLastDuel(game)) return;
  remember(game, shadowsGone, true);
  for (const seat of game.seats) if (isShadow(game, seat)) yield* leaveAgain(game, seat);
}

function rise(game: Game, seat: SeatId): void {
  const side = sideOf(game, seat);
  if (side !== undefined) remember(game, shadowSide, side, seat);
  comeBack(game, seat, { by: SLUG, as: 'shadow', life: 0, shownAs: side === undefined ? 'shadow' : SHOWN_AS[side] });
}

function isShadow(game: Game, seat: SeatId): boolean {
  return isBackBy(game, seat, SLUG);
}

function mayReturn(game: Game, seat: SeatId): boolean {
  return !isInPlay(game, seat) && !recall(game, shadowsGone) && !isLastDuel(game);
}

const LAST = 2;

/** Nobody is left but the Sheriff and the Renegade; any two where there are no such sides (SHADOW-26-Q, WWS-MIX-03-Q). */
function isLastDuel(game: Game): boolean {
  const left = game.seats.filter((seat) => isInPlay(game, seat) && !isShadow(game, seat));
  if (left.length > LAST) return false;
  if (!hasSheriff(game.state.seats) || query(game, answering(game).isEachForThemselves, false, {})) return true;
  return left.every((seat) => hasRole(game, seat, 'sheriff') || hasRole(game, seat, 'renegade'));
}
