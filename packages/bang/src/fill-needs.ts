import { choice, type Refusal, refuse, type Slot, selection, type Value } from '@dustup/kernel';
import type { Move, OneOf, SlotNeed, SomeOf } from './moves.ts';
import type { Game } from './game.ts';

const NO_TARGET = refuse('noTarget', { ruling: 'BASE-PLAY-10-Q' });

function isSome(need: OneOf | SomeOf): need is SomeOf {
  return 'from' in need;
}

/** The reason why a move cannot be completed from its first need on, or undefined. What it costs is looked at first. */
export function whyNotFilled(game: Game, move: Move, needs: readonly SlotNeed[]): Refusal | undefined {
  for (let at = 0; at < needs.length; at++) {
    const need = needs[at]?.need;
    if (need === undefined || !isSome(need) || !isAsked(game, move, need)) continue;
    const reason = need.whyTooFew(game, move);
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
  const isLast = isRestSure(needs, at, need);
  let found: Refusal = NO_TARGET;
  for (let step = 1; step <= length; step++) {
    const value = values[(move.by + step) % length];
    if (value === undefined || need.why?.(game, move, value) !== undefined) continue;
    const reason = isLast ? undefined : whyNotAfter(game, move, needs, at, slot, need, value);
    if (reason === undefined) return undefined;
    found = reason;
  }
  return found;
}

/** The reason why a move cannot be completed once this value is chosen. */
function whyNotAfter(
  game: Game,
  move: Move,
  needs: readonly SlotNeed[],
  at: number,
  slot: string,
  need: OneOf,
  value: Value,
): Refusal | undefined {
  const chosen = withValue(move, slot, value);
  return need.brings === undefined
    ? whyNotFrom(game, chosen, needs, at + 1)
    : whyNotFrom(game, chosen, needsAfter(game, move, needs, at, need.brings, value), 0);
}

/** What is still to be chosen: what the value brings with it, then the rest. */
function needsAfter(
  game: Game,
  move: Move,
  needs: readonly SlotNeed[],
  at: number,
  brings: NonNullable<OneOf['brings']>,
  value: Value,
): readonly SlotNeed[] {
  const brought = brings(game, move, value);
  return at + 1 === needs.length ? brought : [...brought, ...needs.slice(at + 1)];
}

/** Nothing that follows can rule out what comes before it. */
function isRestSure(needs: readonly SlotNeed[], at: number, need: OneOf): boolean {
  if (need.brings !== undefined) return false;
  for (let next = at + 1; next < needs.length; next++) if (needs[next]?.need.isSure !== true) return false;
  return true;
}

function withValue(move: Move, slot: string, value: Value | readonly Value[]): Move {
  const chosen: { [slot: string]: Value | readonly Value[] } = { ...move.chosen };
  chosen[slot] = value;
  return { ...move, chosen };
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
  const { brings } = need;
  return choice(slot, need.candidates(game, move), {
    holds,
    why: (value) =>
      need.why?.(game, move, value) ??
      (isRestSure(needs, at, need) ? undefined : whyNotAfter(game, move, needs, at, slot, need, value)),
    next:
      isLast && brings === undefined
        ? undefined
        : (value) => {
            // What is refused for its own sake needs nothing more: its reason says it all
            if (need.why?.(game, move, value) !== undefined) return undefined;
            const chosen = withValue(move, slot, value);
            return brings === undefined
              ? needsNode(game, chosen, needs, at + 1)
              : needsNode(game, chosen, needsAfter(game, move, needs, at, brings, value));
          },
  });
}
