import { type Json, NOTHING, type Procedure } from '@dustup/kernel';
import { abilityNamed } from './book.ts';
import type { Source } from './definitions.ts';
import { eliminate } from './eliminate.ts';
import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { partWith } from './presence.ts';
import { isInPlay } from './seats.ts';
import { hearing, moment } from './sources.ts';
import type { After } from './state.ts';

/** A card is being carried out: what a blow sets off waits for it. */
export function isCardUnderWay({ state: { resolving } }: Game): boolean {
  for (const { kind } of resolving) if (kind === 'play') return true;
  return false;
}

/**
 * What the last blow has set off: wounds are answered, the dead go. Comes before anything else happens, and when the card
 * that struck it is over; to its player the card is done by then (BASE-SUZY-09-Q).
 */
export function settle(game: Game): Procedure {
  return game.state.after.length === 0 ? NOTHING : carryOn(game, 'blows');
}

/** Whoever was kept in the game by a card that has just gone leaves before anything else happens. */
export function settlePartings(game: Game): Procedure {
  return game.state.after.length === 0 ? NOTHING : carryOn(game, 'partings');
}

/** A card, or what was done instead of one, is over: blows are settled, then what was put off, then hands that ran empty. */
export function tidyUp(game: Game): Procedure {
  return game.state.after.length === 0 ? moment(game, hearing(game).dustSettles, {}) : carryOn(game, 'all');
}

/** How much of what is still to come has its turn. */
type Due = 'partings' | 'blows' | 'all';

function* carryOn(game: Game, due: Due): Procedure {
  const { after } = game.state;
  for (let next = takeNext(after, due); next !== undefined; next = takeNext(after, due)) {
    if (next.kind === 'wound') {
      const { seat, amount, leavingSome, by, isBangCard, preventedBy } = next;
      if (amount > 0) yield* moment(game, hearing(game).lifeLost, { seat, amount, leavingSome, by, isBangCard });
      if (preventedBy.length > 0) yield* moment(game, hearing(game).lossSettled, { seat, preventedBy });
      yield* moment(game, hearing(game).dustSettles, {});
    } else if (next.kind === 'death') {
      yield* eliminate(game, next.seat, next.by);
    } else if (next.kind === 'parting') {
      yield* partWith(game, next.seat);
    } else {
      const afterwards = abilityNamed(game.book, next.slug)?.afterwards;
      if (afterwards !== undefined && isInPlay(game, next.seat)) yield* afterwards(game, next.seat, next.noted);
    }
  }
  if (due === 'all') yield* moment(game, hearing(game).dustSettles, {});
}

/** Blows come before what rules have put off, each in its order. */
function takeNext(after: After[], due: Due): After | undefined {
  for (let at = 0; at < after.length; at++) {
    const kind = after[at]?.kind;
    const isDue = due === 'partings' ? kind === 'parting' : kind !== 'rule';
    if (isDue) return takeOut(after, at);
  }
  return due === 'all' && after.length > 0 ? takeOut(after, 0) : undefined;
}

function takeOut(after: After[], at: number): After | undefined {
  return at === after.length - 1 ? after.pop() : after.splice(at, 1)[0];
}

/** Somebody has something to say to a wound. */
export function isWoundHeard(game: Game): boolean {
  const { lifeLost, lossSettled, dustSettles } = hearing(game);
  return lifeLost.length + lossSettled.length + dustSettles.length > 0;
}

/** Does something to one player after the other. What it sets off with one comes before the next one's turn. */
export function* oneByOne(game: Game, seats: readonly SeatId[], deed: (seat: SeatId) => Procedure): Procedure {
  for (const seat of seats) {
    if (!isInPlay(game, seat)) continue;
    yield* deed(seat);
    yield* settle(game);
  }
}

/** Puts something off until the card under way is done: its `afterwards` will run with what is noted here. */
export function afterThis({ state }: Game, { slug }: Source, seat: SeatId, noted: Json = null): void {
  state.after.push({ kind: 'rule', slug, seat, noted });
}

/** Takes back what was put off for a seat; returns how often that was. */
export function takeBack({ state: { after } }: Game, { slug }: Source, seat: SeatId): number {
  const isMeant = (one: After) => one.kind === 'rule' && one.slug === slug && one.seat === seat;
  const others = after.filter((one) => !isMeant(one));
  return after.splice(0, after.length, ...others).length - others.length;
}
