import { choice, type Refusal, refuse, type Slot, selection, type Value } from '@dustup/kernel';
import type { Move, OneOf, SlotNeed, SomeOf } from './definitions.ts';
import type { Game } from './game.ts';

const NO_TARGET = refuse('noTarget', { ruling: 'BASE-PLAY-10-Q' });

function isSome(need: OneOf | SomeOf): need is SomeOf {
  return 'from' in need;
}

/** The reason why a move cannot be completed from its first need on, or undefined. What it costs is looked at first. */
export function whyNotFilled(game: Game, move: Move, needs: readonly SlotNeed[]): Refusal | undefined {
  const only = needs[0];
  if (only === undefined) return undefined;
  const { need: first, slot } = only;
  if (needs.length === 1 && !isSome(first) && first.isAsked === undefined)
    return whyNoValue(game, move, needs, 0, slot, first);
  for (const { need } of needs) {
    const reason = isSome(need) && isAsked(game, move, need) ? need.whyTooFew(game, move) : undefined;
    if (reason !== undefined) return reason;
  }
  return whyNotFrom(game, move, needs, 0);
}

function isAsked(game: Game, move: Move, need: OneOf | SomeOf): boolean {
  return need.isAsked === undefined || need.isAsked(game, move);
}

/** The place of the next need that is asked, from one on. */
function nextAsked(game: Game, move: Move, needs: readonly SlotNeed[], first: number): number {
  let at = first;
  for (let next = needs[at]; next !== undefined && !isAsked(game, move, next.need); next = needs[at]) at += 1;
  return at;
}

function whyNotFrom(game: Game, move: Move, needs: readonly SlotNeed[], first: number): Refusal | undefined {
  const at = nextAsked(game, move, needs, first);
  const next = needs[at];
  if (next === undefined) return undefined;
  const { slot, need } = next;
  if (!isSome(need)) return whyNoValue(game, move, needs, at, slot, need);
  const reason = need.whyTooFew(game, move);
  if (reason !== undefined || at + 1 === needs.length) return reason;
  return whyNotFrom(game, withSome(game, move, slot, need, need.count(game, move).least), needs, at + 1);
}

/** The next to the left is tried first: most targets are near. */
function whyNoValue(
  game: Game,
  move: Move,
  needs: readonly SlotNeed[],
  at: number,
  slot: string,
  need: OneOf,
): Refusal | undefined {
  const values = need.candidates(game, move);
  const { length } = values;
  const isLast = isRestSure(needs, at + 1);
  let found: Refusal = NO_TARGET;
  for (let step = 1; step <= length; step++) {
    const value = values[(move.by + step) % length];
    if (value === undefined || need.why?.(game, move, value) !== undefined) continue;
    const reason = isLast ? undefined : whyNotFrom(game, withValue(move, slot, value), needs, at + 1);
    if (reason === undefined) return undefined;
    found = reason;
  }
  return found;
}

/** Nothing that follows can stand in the way of what comes before it. */
function isRestSure(needs: readonly SlotNeed[], at: number): boolean {
  for (let next = at; next < needs.length; next++) if (needs[next]?.need.isSure !== true) return false;
  return true;
}

function withValue(move: Move, slot: string, value: Value | readonly Value[]): Move {
  return { ...move, chosen: { ...move.chosen, [slot]: value } };
}

/** What follows a selection may look at how many there are, never at which: so any of them will do. */
function withSome(game: Game, move: Move, slot: string, need: SomeOf, count: number): Move {
  return withValue(move, slot, need.from(game, move).slice(0, count));
}

/** The slots of a move from one need on, as options. */
export function needsNode(game: Game, move: Move, needs: readonly SlotNeed[], first = 0): Slot | undefined {
  const at = nextAsked(game, move, needs, first);
  const next = needs[at];
  if (next === undefined) return undefined;
  const { slot, need, holds } = next;
  const isLast = at + 1 === needs.length;
  if (isSome(need)) {
    return selection(slot, need.from(game, move), {
      ...need.count(game, move),
      holds,
      next: isLast ? undefined : (count) => needsNode(game, withSome(game, move, slot, need, count), needs, at + 1),
    });
  }
  return choice(slot, need.candidates(game, move), {
    holds,
    why: (value) =>
      need.why?.(game, move, value) ??
      (isRestSure(needs, at + 1) ? undefined : whyNotFrom(game, withValue(move, slot, value), needs, at + 1)),
    next: isLast ? undefined : (value) => needsNode(game, withValue(move, slot, value), needs, at + 1),
  });
}
