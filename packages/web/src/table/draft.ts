import {
  type Answer,
  type Choice,
  isSelection,
  legalValues,
  type Question,
  type Refusal,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';

// A move in the making: which slots are filled. Knows slots, never cards: what a later set asks for works unchanged.

export type Filled = { readonly slot: string; readonly value: Value };

export type Draft = {
  /** Which standing offer it fills, or null: the question itself. */
  readonly standing: number | null;
  readonly steps: readonly Filled[];
  /** Values taken so far where several are asked for, in the order taken. */
  readonly picks: readonly Value[];
};

export const BLANK: Draft = { standing: null, steps: [], picks: [] };

/** Something that can be touched. */
export type Thing =
  | { readonly kind: 'card'; readonly id: number }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'word'; readonly word: string };

export type Found = { readonly steps: readonly Filled[]; readonly refusal: Refusal | undefined };

const SEAT_SLOTS: readonly string[] = ['at', 'from', 'seat', 'to'];

export function isSeatSlot(slot: string): boolean {
  return SEAT_SLOTS.includes(slot);
}

/** What a value of a slot is. */
function thingOf(slot: string, value: Value): Thing {
  if (typeof value === 'string') return { kind: 'word', word: value };
  return isSeatSlot(slot) ? { kind: 'seat', seat: value } : { kind: 'card', id: value };
}

function isSame(one: Thing, other: Thing): boolean {
  switch (one.kind) {
    case 'card':
      return other.kind === 'card' && one.id === other.id;
    case 'seat':
      return other.kind === 'seat' && one.seat === other.seat;
    case 'word':
      return other.kind === 'word' && one.word === other.word;
  }
}

/** The slot that comes after these steps; undefined when nothing is left to fill. */
export function slotAfter(root: Slot, steps: readonly Filled[]): Slot | undefined {
  let slot: Slot | undefined = root;
  for (const { value } of steps) slot = slot === undefined || isSelection(slot) ? undefined : slot.next?.(value);
  return slot;
}

/** Whether the options still lead along the draft: questions change under one's hands. */
export function stillFits(root: Slot, { steps, picks }: Draft): boolean {
  let slot: Slot | undefined = root;
  for (const step of steps) {
    if (slot === undefined || isSelection(slot) || slot.slot !== step.slot) return false;
    if (!slot.candidates.includes(step.value) || slot.why?.(step.value) !== undefined) return false;
    slot = slot.next?.(step.value);
  }
  if (picks.length === 0) return true;
  if (slot === undefined || !isSelection(slot)) return false;
  const { from } = slot;
  return picks.every((pick) => from.includes(pick));
}

/** Where a thing stands among the candidates of a slot, or behind one of its words. */
function findThing(slot: Slot, thing: Thing, depth = 2): Found | undefined {
  if (isSelection(slot)) {
    return slot.from.some((value) => isSame(thingOf(slot.slot, value), thing))
      ? { steps: [], refusal: undefined }
      : undefined;
  }
  const value = slot.candidates.find((one) => isSame(thingOf(slot.slot, one), thing));
  if (value !== undefined) return { steps: [{ slot: slot.slot, value }], refusal: slot.why?.(value) };
  if (depth === 0) return undefined;
  let refused: Found | undefined;
  for (const word of slot.candidates) {
    const next = typeof word === 'string' ? slot.next?.(word) : undefined;
    const found = next === undefined ? undefined : findThing(next, thing, depth - 1);
    if (found === undefined) continue;
    const steps = [{ slot: slot.slot, value: word }, ...found.steps];
    const refusal = slot.why?.(word) ?? found.refusal;
    if (refusal === undefined) return { steps, refusal };
    refused ??= { steps, refusal };
  }
  return refused;
}

/** What a touch does: the draft goes on, or there is a reason why it does not; undefined when it means nothing here. */
export function touch(
  root: Slot,
  draft: Draft,
  thing: Thing,
): { readonly draft: Draft } | { readonly refusal: Refusal } | undefined {
  let refusal: Refusal | undefined;
  for (let kept = draft.steps.length; kept >= 0; kept--) {
    const steps = draft.steps.slice(0, kept);
    const slot = slotAfter(root, steps);
    const found = slot === undefined ? undefined : findThing(slot, thing);
    if (found === undefined || slot === undefined) continue;
    if (found.refusal !== undefined) {
      // Another card begins another move, if it cannot take the place of the one before.
      if (kept === draft.steps.length || thing.kind !== 'card') return { refusal: found.refusal };
      refusal ??= found.refusal;
      continue;
    }
    const filled = [...steps, ...found.steps];
    const reached = slotAfter(root, filled);
    const isPicking = reached !== undefined && isSelection(reached) && findThing(reached, thing) !== undefined;
    const picks = kept === draft.steps.length ? draft.picks : [];
    if (isPicking && found.steps.every(({ value }) => typeof value === 'string')) {
      return { draft: { ...draft, steps: filled, picks: toggled(reached, picks, thing) } };
    }
    return { draft: goOn(root, { ...draft, steps: filled, picks: [] }) };
  }
  return refusal === undefined ? undefined : { refusal };
}

function toggled(slot: Selection, picks: readonly Value[], thing: Thing): readonly Value[] {
  const value = slot.from.find((one) => isSame(thingOf(slot.slot, one), thing));
  if (value === undefined) return picks;
  if (picks.includes(value)) return picks.filter((pick) => pick !== value);
  // One too many takes the place of the last one: a second tap must not do nothing.
  return picks.length < slot.most ? [...picks, value] : [...picks.slice(0, -1), value];
}

/** Fills what leaves no choice, once something has been chosen. */
export function goOn(root: Slot, draft: Draft): Draft {
  let { steps } = draft;
  for (;;) {
    const slot = slotAfter(root, steps);
    if (slot === undefined || isSelection(slot)) break;
    const [only, ...more] = legalValues(slot);
    if (only === undefined || more.length > 0) break;
    steps = [...steps, { slot: slot.slot, value: only }];
  }
  return { ...draft, steps };
}

/** One step back: over what filled itself too, to where there was something to choose. */
export function stepBack(root: Slot, draft: Draft): Draft {
  if (draft.picks.length > 0) return { ...draft, picks: draft.picks.slice(0, -1) };
  let steps = draft.steps.slice(0, -1);
  while (steps.length > 0) {
    const slot = slotAfter(root, steps);
    const isForced = slot !== undefined && !isSelection(slot) && legalValues(slot).length === 1;
    if (!isForced && slot?.slot !== 'card') break;
    steps = steps.slice(0, -1);
  }
  if (steps.every(({ value, slot }) => slot === 'do' && typeof value === 'string')) return BLANK;
  return { ...draft, steps };
}

/** The answer, if nothing is missing. */
export function answerOf(root: Slot, { steps, picks }: Draft): Answer | undefined {
  const filled = Object.fromEntries(steps.map(({ slot, value }) => [slot, value]));
  const slot = slotAfter(root, steps);
  if (slot === undefined) return steps.length === 0 ? undefined : filled;
  if (!isSelection(slot) || picks.length < slot.least || picks.length > slot.most) return undefined;
  return { ...filled, [slot.slot]: picks };
}

/** What speaks against a thing where the draft stands; undefined also when it is not in question. */
export type Standing = 'legal' | 'refused' | 'chosen' | 'idle';
export type State = { readonly is: Standing; readonly refusal: Refusal | undefined };

const IDLE: State = { is: 'idle', refusal: undefined };

/** How a card stands: chosen, playable, refused with its reason, or out of the question. */
export function cardState(root: Slot | undefined, draft: Draft, id: number): State {
  if (root === undefined) return IDLE;
  const isChosen = draft.picks.includes(id) || draft.steps.some(({ slot, value }) => value === id && !isSeatSlot(slot));
  if (isChosen) return { is: 'chosen', refusal: undefined };
  const slot = slotAfter(root, draft.steps);
  const here = slot === undefined ? undefined : findThing(slot, { kind: 'card', id }, draft.steps.length === 0 ? 2 : 0);
  const found = here ?? findThing(root, { kind: 'card', id });
  if (found === undefined) return IDLE;
  return { is: found.refusal === undefined ? 'legal' : 'refused', refusal: found.refusal };
}

/** How a seat stands. Seats are lit only while a player is to be chosen, or has been. */
export function seatState(root: Slot | undefined, draft: Draft, seat: number): State {
  if (root === undefined) return IDLE;
  for (const [at, step] of draft.steps.entries()) {
    if (!isSeatSlot(step.slot)) continue;
    if (step.value === seat) return { is: 'chosen', refusal: undefined };
    const slot = slotAfter(root, draft.steps.slice(0, at));
    return slot === undefined ? IDLE : amongCandidates(slot, seat);
  }
  const slot = slotAfter(root, draft.steps);
  return slot === undefined || !isSeatSlot(slot.slot) ? IDLE : amongCandidates(slot, seat);
}

function amongCandidates(slot: Slot, seat: number): State {
  if (isSelection(slot)) return { is: slot.from.includes(seat) ? 'legal' : 'idle', refusal: undefined };
  if (!slot.candidates.includes(seat)) return IDLE;
  const refusal = slot.why?.(seat);
  return { is: refusal === undefined ? 'legal' : 'refused', refusal };
}

/** A button of the action bar. */
export type Option = {
  readonly steps: readonly Filled[];
  /** Nothing is left to fill: it may be sent at once. */
  readonly isWhole: boolean;
  /** How many cards of the hand this button stands for: those of one name are one button. */
  readonly isPass: boolean;
};

/** Declines; always the last button, on the key 0. */
const PASSES: readonly string[] = ['takeIt', 'giveIn', 'giveUp', 'pass', 'quiet'];

export type HandName = (card: number) => string | undefined;

/**
 * What the action bar offers where the draft stands: words, abilities, cards that lie elsewhere than in the hand; and, when one is
 * asked for an answer (`isAnswer`), one button for the cards of each name in the hand (`handName`).
 */
export function optionsAt(root: Slot, draft: Draft, isAnswer: boolean, handName: HandName): readonly Option[] {
  const slot = slotAfter(root, draft.steps);
  if (slot === undefined || isSelection(slot)) return [];
  const seen = new Set<string>();
  const found = leavesOf(root, slot, draft.steps, isAnswer, handName, seen);
  return [...found.filter(({ isPass }) => !isPass), ...found.filter(({ isPass }) => isPass)];
}

function leavesOf(
  root: Slot,
  slot: Choice,
  before: readonly Filled[],
  isAnswer: boolean,
  handName: HandName,
  seen: Set<string>,
): readonly Option[] {
  return legalValues(slot).flatMap((value): readonly Option[] => {
    const steps = [...before, { slot: slot.slot, value }];
    if (typeof value === 'number') {
      if (isSeatSlot(slot.slot)) return [];
      const name = handName(value);
      if (name !== undefined && (!isAnswer || seen.has(name))) return [];
      if (name !== undefined) seen.add(name);
      return [optionOf(root, steps)];
    }
    const next = slot.next?.(value);
    if (slot.slot !== 'do' || next === undefined) return [optionOf(root, steps)];
    if (isSelection(next)) return isAnswer ? [optionOf(root, steps)] : [];
    return leavesOf(root, next, steps, isAnswer, handName, seen);
  });
}

function optionOf(root: Slot, steps: readonly Filled[]): Option {
  const last = steps.at(-1);
  return {
    steps,
    isWhole: slotAfter(root, steps) === undefined,
    isPass: last?.slot === 'do' && PASSES.includes(String(last.value)),
  };
}

/** The question that a draft fills. */
export function questionFor(
  ask: { readonly question: Question | undefined; readonly standing: readonly Question[] } | null,
  draft: Draft,
): Question | undefined {
  if (ask === null) return undefined;
  return draft.standing === null ? ask.question : ask.standing[draft.standing];
}
