import { type Answer, choice, holdsOf, type Refusal, refuse, type Slot, selection, type Value } from '@dustup/kernel';

/** What has been chosen for a move so far. */
type Chosen = { readonly chosen: Answer };

/** One value has to be chosen. */
export type OneOf<Game, Move> = {
  readonly holds: string;
  readonly candidates: (game: Game, move: Move) => readonly Value[];
  readonly why?: ((game: Game, move: Move, value: Value) => Refusal | undefined) | undefined;
  /** Asked only where it makes sense after what was chosen before. */
  readonly isAsked?: ((game: Game, move: Move) => boolean) | undefined;
};

/** So many cards have to be chosen together. */
export type SomeOf<Game, Move> = {
  readonly holds: string;
  readonly from: (game: Game, move: Move) => readonly Value[];
  readonly count: (game: Game, move: Move) => number;
  readonly whyTooFew: (game: Game, move: Move) => Refusal | undefined;
  readonly isAsked?: ((game: Game, move: Move) => boolean) | undefined;
};

/** What a move needs, in the order in which it is chosen. */
export type SlotNeed<Game, Move> = {
  readonly slot: string;
  readonly need: OneOf<Game, Move> | SomeOf<Game, Move>;
  readonly holds: string | undefined;
};

/** The needs of a definition in their order. */
export function listNeeds<Game, Move>(needs: {
  readonly [slot: string]: OneOf<Game, Move> | SomeOf<Game, Move>;
}): readonly SlotNeed<Game, Move>[] {
  return Object.entries(needs).map(([slot, need]) => {
    const isWellKnown = holdsOf({ slot, holds: undefined }) === need.holds;
    return { slot, need, holds: isWellKnown ? undefined : need.holds };
  });
}

const NO_TARGET = refuse('noTarget');

/** The reason why a move cannot be completed from one need on, or undefined. */
export function whyNotFilled<Game, Move extends Chosen>(
  game: Game,
  move: Move,
  needs: readonly SlotNeed<Game, Move>[],
  at = 0,
): Refusal | undefined {
  const next = needs[at];
  if (next === undefined) return undefined;
  const { slot, need } = next;
  if (need.isAsked?.(game, move) === false) return whyNotFilled(game, move, needs, at + 1);
  if ('from' in need)
    return need.whyTooFew(game, move) ?? whyNotFilled(game, withSome(game, move, slot, need), needs, at + 1);
  const isLast = at + 1 === needs.length;
  let found: Refusal = NO_TARGET;
  for (const value of need.candidates(game, move)) {
    const reason =
      need.why?.(game, move, value) ??
      (isLast ? undefined : whyNotFilled(game, withValue(move, slot, value), needs, at + 1));
    if (reason === undefined) return undefined;
    found = reason;
  }
  return found;
}

function withValue<Move extends Chosen>(move: Move, slot: string, value: Value | readonly Value[]): Move {
  return { ...move, chosen: { ...move.chosen, [slot]: value } };
}

/** What follows a selection may look at how many there are, never at which: so any of them will do. */
function withSome<Game, Move extends Chosen>(game: Game, move: Move, slot: string, need: SomeOf<Game, Move>): Move {
  return withValue(move, slot, need.from(game, move).slice(0, need.count(game, move)));
}

/** The slots of a move from one need on, as options. */
export function needsNode<Game, Move extends Chosen>(
  game: Game,
  move: Move,
  needs: readonly SlotNeed<Game, Move>[],
  at = 0,
): Slot | undefined {
  const next = needs[at];
  if (next === undefined) return undefined;
  const { slot, need, holds } = next;
  if (need.isAsked?.(game, move) === false) return needsNode(game, move, needs, at + 1);
  const isLast = at + 1 === needs.length;
  if ('from' in need) {
    const count = need.count(game, move);
    return selection(slot, need.from(game, move), {
      least: count,
      most: count,
      holds,
      next: isLast ? undefined : () => needsNode(game, withSome(game, move, slot, need), needs, at + 1),
    });
  }
  return choice(slot, need.candidates(game, move), {
    holds,
    why: (value) =>
      need.why?.(game, move, value) ??
      (isLast ? undefined : whyNotFilled(game, withValue(move, slot, value), needs, at + 1)),
    next: isLast ? undefined : (value) => needsNode(game, withValue(move, slot, value), needs, at + 1),
  });
}
