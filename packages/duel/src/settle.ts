import { NOTHING, type Procedure } from '@dustup/kernel';
import type { SeatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import { report } from './events.ts';
import { fighterIn, fighterOf, type Game, inOrder, otherSeat, seatOf } from './game.ts';
import { strikeLater } from './hit.ts';
import { type FighterId, placeOf, seatOfFighter } from './ids.ts';
import { draw } from './piles.ts';
import { moment, sourcesChanged } from './sources.ts';
import type { After } from './state.ts';

/** A card or an ability is done: the fallen are carried away, then whatever has waited comes, one after the other (DUEL-SIM-05, -09-Q). */
export function settle(game: Game): Procedure {
  return isSettled(game) ? NOTHING : settleAll(game);
}

/** Nobody has fallen, and nothing waits. */
export function isSettled(game: Game): boolean {
  return game.state.after.length === 0 && !hasFallen(game);
}

function hasFallen({ state: { seats } }: Game): boolean {
  for (const { fighters } of seats) for (const fighter of fighters) if (fighter?.life === 0) return true;
  return false;
}

function* settleAll(game: Game): Procedure {
  const { state } = game;
  for (;;) {
    yield* carryAway(game);
    const next = state.outcome === null ? state.after.shift() : undefined;
    if (next === undefined) break;
    yield* carryOut(game, next);
  }
  if (state.outcome !== null) state.after.length = 0; // DUEL-ELIM-07-Q
}

function* carryOut(game: Game, after: After): Procedure {
  if (after.kind === 'hit') yield* strikeLater(game, after);
  else yield* ruleNamed(game, after.slug).afterwards?.(game, after.owner) ?? [];
}

function ruleNamed({ book }: Game, slug: string) {
  return book.cards.get(slug) ?? characterIn(book, slug);
}

/** One after the other in the order of DUEL-SIM-01 (DUEL-SIM-08-Q). */
function* carryAway(game: Game): Procedure {
  for (const fighter of inOrder(game)) {
    if (fighterIn(game, fighter)?.life === 0) yield* eliminate(game, fighter);
    if (game.state.outcome !== null) return;
  }
}

function* eliminate(game: Game, target: FighterId): Procedure {
  const seat = seatOfFighter(target);
  const own = seatOf(game, seat);
  const { character } = fighterOf(game, target);
  report(game, 'eliminated', { seat, fighter: target, detail: { character } });
  if (isLast(game, target)) return win(game, otherSeat(seat));
  yield* moment(game, 'falls', { target });
  discardAll(game, target);
  draw(game, seat, CARDS_FOR_A_LOSS);
  replace(game, target);
  if (own.fighters[own.front] === null) own.front = 1 - own.front; // DUEL-ELIM-04
  sourcesChanged(game);
  yield* moment(game, 'eliminated', { target });
}

const CARDS_FOR_A_LOSS = 2;

function isLast(game: Game, target: FighterId): boolean {
  const { fighters, reserve } = seatOf(game, seatOfFighter(target));
  const other = fighters[1 - placeOf(target)];
  return reserve.length === 0 && (other == null || other.life === 0);
}

function win(game: Game, winner: SeatId): void {
  const { side } = seatOf(game, winner);
  game.state.outcome = { winner, side };
  report(game, 'gameWon', { seat: winner, detail: { side } });
}

function discardAll(game: Game, target: FighterId): void {
  const { equipment } = fighterOf(game, target);
  if (equipment.length === 0) return;
  report(game, 'discarded', { fighter: target, cards: [...equipment] });
  game.state.discardPile.push(...equipment.splice(0));
}

/** The top character of the reserve takes the place, with all its life; the token does not move (DUEL-ELIM-03). */
function replace(game: Game, target: FighterId): void {
  const seat = seatOfFighter(target);
  const { fighters, reserve } = seatOf(game, seat);
  const character = reserve.pop();
  if (character === undefined) {
    fighters[placeOf(target)] = null;
    return;
  }
  fighters[placeOf(target)] = { character, life: characterIn(game.book, character).life, equipment: [] };
  report(game, 'entered', { seat, fighter: target, detail: { character } });
}
