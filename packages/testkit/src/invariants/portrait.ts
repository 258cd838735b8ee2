import { isSelection, type Position, type Slot, type Standing, type Value, type Viewer } from '@dustup/kernel';

/** Everything there is to see of a position, as JSON: state, questions with their options, and what viewers see. */
export function portraitOf<Setup, State, Game, View, Event>(
  position: Position<Setup, State, Game, View, Event>,
  viewers: readonly Viewer[],
): string {
  return JSON.stringify({
    state: position.state,
    isOver: position.isOver,
    open: position.open.map(({ seat, question }) => ({ seat, ...questionPortrait(question) })),
    standing: position.standing.map(standingPortrait),
    views: viewers.map((viewer) => position.view(viewer)),
  });
}

type Asking = Standing['question'];

export function questionPortrait({ kind, about, options }: Asking) {
  return { kind, about, options: unfold(options, { nodes: MOST_NODES }) };
}

export function standingPortrait({ seat, question }: Standing) {
  return { seat, ...questionPortrait(question) };
}

const MOST_NODES = 150;

type Unfolded = { readonly slot: string; readonly [detail: string]: unknown };

/** The tree of options with the reasons that prune it, as far as the budget goes. */
function unfold(slot: Slot, budget: { nodes: number }): Unfolded {
  if (isSelection(slot)) {
    const { from, least, most, ordered } = slot;
    return { slot: slot.slot, from, least, most, ordered };
  }
  return { slot: slot.slot, candidates: slot.candidates.map((value) => unfoldValue(slot, value, budget)) };
}

function unfoldValue(slot: Exclude<Slot, { from: unknown }>, value: Value, budget: { nodes: number }): unknown {
  budget.nodes -= 1;
  const reason = slot.why?.(value);
  if (reason !== undefined) return [value, reason];
  const next = budget.nodes > 0 ? slot.next?.(value) : undefined;
  return next === undefined ? value : [value, unfold(next, budget)];
}
