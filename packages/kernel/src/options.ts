import { type Refusal, refuse } from './refusal.ts';

/** What fills a slot of an answer: a word, a number, an id. */
export type Value = string | number;

/** The slots of a move, filled: `{ do: 'play', card: 17, at: 2 }`. Never an index into a list. */
export type Answer = { readonly [slot: string]: Value | readonly Value[] };

/** An answer from outside, for the game alone: whoever gave it cannot change it any more. */
export function takeIn(answer: Answer): Answer {
  const taken: { [slot: string]: Answer[string] } = {};
  for (const slot in answer) {
    const value = answer[slot];
    if (value !== undefined) taken[slot] = typeof value === 'object' ? [...value] : value;
  }
  return taken;
}

/**
 * The legal answers of a question, as a lazy tree: one slot, its candidates, and the slot that follows each. `why`
 * prunes: a candidate is legal when it has no reason against it, and the same reason is what a refused player reads.
 */
export type Choice = {
  readonly slot: string;
  readonly candidates: readonly Value[];
  readonly why: OfCandidate<Refusal | undefined> | undefined;
  readonly next: OfCandidate<Slot | undefined> | undefined;
  /** What its values are, for whoever shows them: `seat`, `card` … Undefined when the slot's name says it. */
  readonly holds: string | undefined;
};

/** A method type, so that a choice among cards may take functions of a card: they only ever get its own candidates. */
type OfCandidate<T> = { of(value: Value): T }['of'];

/** Any `least` to `most` of `from`; when `ordered`, their order counts. A constraint, never a list of all subsets. */
export type Selection = {
  readonly slot: string;
  readonly from: readonly Value[];
  readonly least: number;
  readonly most: number;
  readonly ordered: boolean;
  /** What follows depends on how many were selected, never on which: so a client can be told all of it. */
  readonly next: ((count: number) => Slot | undefined) | undefined;
  readonly holds: string | undefined;
};

export type Slot = Choice | Selection;

type ChoiceRules<V extends Value> = {
  readonly why?: ((value: V) => Refusal | undefined) | undefined;
  readonly next?: ((value: V) => Slot | undefined) | undefined;
  readonly holds?: string | undefined;
};

export function choice<V extends Value>(
  slot: string,
  candidates: readonly V[],
  { why, next, holds }: ChoiceRules<V> = NO_RULES,
): Choice {
  return { slot, candidates, why, next, holds };
}

const NO_RULES = {};

type SelectionRules = {
  readonly least: number;
  readonly most: number;
  readonly ordered?: boolean;
  readonly next?: ((count: number) => Slot | undefined) | undefined;
  readonly holds?: string | undefined;
};

export function selection(
  slot: string,
  from: readonly Value[],
  { least, most, ordered = false, next, holds }: SelectionRules,
): Selection {
  return { slot, from, least, most, ordered, next, holds };
}

/** The slot for somebody outside the game (see `handOutQuestion`): what follows it is copied when it is looked at. */
export function handOutSlot(slot: Slot): Slot {
  if (isSelection(slot)) {
    const { from, least, most, ordered, next, holds } = slot;
    return { slot: slot.slot, from: from.slice(), least, most, ordered, next: next && outOf(next), holds };
  }
  const { candidates, why, next, holds } = slot;
  return { slot: slot.slot, candidates: candidates.slice(), why, next: next && outOf(next), holds };
}

function outOf<Given>(next: (given: Given) => Slot | undefined): (given: Given) => Slot | undefined {
  return (given) => {
    const following = next(given);
    return following && handOutSlot(following);
  };
}

/** What slots of these names hold, wherever they stand. Any other one says it itself, unless it holds words. */
const WELL_KNOWN: ReadonlyMap<string, string> = new Map([
  ['at', 'seat'],
  ['from', 'seat'],
  ['seat', 'seat'],
  ['to', 'seat'],
  ['as', 'card'],
  ['card', 'card'],
  ['cards', 'card'],
  ['cost', 'card'],
  ['use', 'card'],
  ['what', 'card'],
]);

/** What the values of a slot are: `seat`, `card`, `number`, `token`, `word`. */
export function holdsOf({ slot, holds }: Pick<Slot, 'slot' | 'holds'>): string {
  return holds ?? WELL_KNOWN.get(slot) ?? 'word';
}

/** The slot that follows a value, or so many selected ones. */
export function slotAfter(slot: Slot, given: Value | readonly Value[]): Slot | undefined {
  if (isSelection(slot)) return typeof given === 'object' ? slot.next?.(given.length) : undefined;
  return typeof given === 'object' ? undefined : slot.next?.(given);
}

export function isSelection(slot: Slot): slot is Selection {
  return 'from' in slot;
}

/** There is a candidate that nothing speaks against. */
export function hasLegal({ candidates, why }: Choice): boolean {
  if (why === undefined) return candidates.length > 0;
  for (const value of candidates) if (why(value) === undefined) return true;
  return false;
}

/** There is something to fill the slot with. */
export function isAnswerable(slot: Slot): boolean {
  return isSelection(slot) ? slot.from.length >= slot.least : hasLegal(slot);
}

/** The candidates that nothing speaks against. */
export function legalValues(slot: Choice): readonly Value[] {
  const { candidates, why } = slot;
  if (why === undefined) return candidates;
  const legal: Value[] = [];
  for (const value of candidates) if (why(value) === undefined) legal.push(value);
  return legal;
}

/**
 * The reason against an answer, or undefined when it is legal. Of several the one of the last slot: «Ben is out of
 * range» says more than «there is no card to play».
 */
export function whyNot(root: Slot, answer: Answer): Refusal | undefined {
  let slot: Slot | undefined = root;
  let reason: Refusal | undefined;
  const filled = new Set<string>();
  while (slot !== undefined) {
    const given: Value | readonly Value[] | undefined = answer[slot.slot];
    if (given === undefined) return reason ?? refuse('slotMissing', { slot: slot.slot });
    filled.add(slot.slot);
    if (isSelection(slot)) {
      const wrong = whyNotSelected(slot, given);
      if (wrong !== undefined) return reason ?? wrong;
      slot = slotAfter(slot, given);
    } else {
      if (typeof given === 'object' || !slot.candidates.includes(given))
        return reason ?? refuse('notAnOption', { slot: slot.slot });
      reason = slot.why?.(given) ?? reason;
      slot = slot.next?.(given);
    }
  }
  const extra = Object.keys(answer).find((name) => !filled.has(name));
  return reason ?? (extra === undefined ? undefined : refuse('slotTooMany', { slot: extra }));
}

function whyNotSelected(slot: Selection, given: Value | readonly Value[]): Refusal | undefined {
  if (typeof given !== 'object') return refuse('notAnOption', { slot: slot.slot });
  const isWrong = new Set(given).size !== given.length || given.some((value) => !slot.from.includes(value));
  if (isWrong) return refuse('notAnOption', { slot: slot.slot });
  const isMiscounted = given.length < slot.least || given.length > slot.most;
  return isMiscounted ? refuse('wrongCount', { given: given.length, least: slot.least, most: slot.most }) : undefined;
}

/** Every legal answer, up to a limit; of a selection only the first few subsets. For listings and tests. */
export function someAnswers(root: Slot, limit: number): Answer[] {
  const found: Answer[] = [];
  visit(root, {});
  return found;

  function visit(slot: Slot | undefined, soFar: Answer): void {
    if (found.length >= limit) return;
    if (slot === undefined) {
      found.push(soFar);
      return;
    }
    if (isSelection(slot)) {
      const { next } = slot;
      for (const values of fewSubsets(slot)) visit(next?.(values.length), { ...soFar, [slot.slot]: values });
      return;
    }
    for (const value of legalValues(slot)) visit(slot.next?.(value), { ...soFar, [slot.slot]: value });
  }
}

function fewSubsets({ from, least, most }: Selection): (readonly Value[])[] {
  const subsets: (readonly Value[])[] = least === 0 ? [[]] : [];
  for (let size = Math.max(1, least); size <= most; size++) {
    for (let start = 0; start + size <= from.length; start++) subsets.push(from.slice(start, start + size));
  }
  return subsets;
}
