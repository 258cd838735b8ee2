import { clockwiseFrom, type Game, type Move, type Need, onlyIf, type SeatId, seatId } from '../../../core.ts';
import { timesIn, upgrade } from './load.ts';

/**
 * The needs of a card with a target that gets another one for each token: the first, how many more, the others,
 * all different, and the tokens (ARMED-QUICK-01, ARMED-ARROW-03).
 */
export function oneTargetAndMore(at: Need<SeatId>) {
  const others = (game: Game, move: Move) =>
    game.seats.filter((seat) => seat !== move.chosen['at'] && whyNotAt(at, game, move, seat) === undefined);
  const also: Need<readonly SeatId[]> = {
    holds: 'seat',
    from: others,
    count: (_game, move) => ({ least: timesIn(move), most: timesIn(move) }),
    whyTooFew: () => undefined,
  };
  const { times, pay } = upgrade(1, (game, move) => others(game, move).length);
  return { at, times, also: onlyIf((_game, move) => timesIn(move) > 0, also), pay };
}

function whyNotAt(at: Need<SeatId>, game: Game, move: Move, seat: SeatId) {
  return 'why' in at ? at.why?.(game, move, seat) : undefined;
}

/** All that a card is aimed at, clockwise from its player (ARMED-QUICK-03-Q). */
export function inTurn(game: Game, by: SeatId, at: SeatId, also: readonly SeatId[] = []): SeatId[] {
  const targets = [at, ...also].map((seat) => seatId(Number(seat)));
  return clockwiseFrom(game, by).filter((seat) => targets.includes(seat));
}
