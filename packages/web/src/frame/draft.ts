import {
  type Answer,
  type Choice,
  holdsOf,
  isSelection,
  slotAfter as slotAfterValue,
  legalValues,
  type Question,
  type Refusal,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';

// A move in the making: which slots are filled. Knows slots, never cards: what a later set asks for works unchanged.

/** A slot with what was chosen for it: one value, or several where the slot takes several. */
export type Filled = {
  readonly slot: string;
  /** What its values are, where the name of the slot does not say it. */
  readonly holds?: string;
  readonly value: Value | readonly Value[];
};

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
  /** One of several that a player has, by its place. */
  | { readonly kind: 'fighter'; readonly fighter: number }
  | { readonly kind: 'word'; readonly word: string };

export type Found = { readonly steps: readonly Filled[]; readonly refusal: Refusal | undefined };

/** A slot with its value. */
export function filledWith(slot: Slot, value: Filled['value']): Filled {
  return { slot: slot.slot, ...(slot.holds !== undefined && { holds: slot.holds }), value };
}

/** What the values of a step are: seats, cards, numbers, tokens or words. */
export function kindOf({ slot, holds }: Filled): string {
  return holdsOf({ slot, holds });
}

/** The seat that a step names. */
export function seatOf(step: Filled): number | undefined {
  const { value } = step;
  return kindOf(step) === 'seat' && typeof value === 'number' ? value : undefined;
}

/** The card, or the cards, that a step names. */
export function cardsOf(step: Filled): readonly number[] {
  const { value } = step;
  if (['seat', 'fighter', 'number'].includes(kindOf(step))) return [];
  return (typeof value === 'object' ? value : [value]).filter((one) => typeof one === 'number');
}

/** What a value of a slot is. A token is touched where it lies: on a card, or on what a word names. */
export function thingOf(slot: Slot, value: Value): Thing {
  const holds = holdsOf(slot);
  if (holds === 'token') return tokenPlace(value);
  if (typeof value === 'string' || holds === 'number') return { kind: 'word', word: String(value) };
  if (holds === 'fighter') return { kind: 'fighter', fighter: value };
  return holds === 'seat' ? { kind: 'seat', seat: value } : { kind: 'card', id: value };
}

/** Tokens are named after their place: `17:2` is the second on card 17. */
export function tokenPlace(token: Value): Thing {
  const [place = ''] = String(token).split(':');
  return /^\d+$/.test(place) ? { kind: 'card', id: Number(place) } : { kind: 'word', word: place };
}

function isSame(one: Thing, other: Thing): boolean {
  switch (one.kind) {
    case 'card':
      return other.kind === 'card' && one.id === other.id;
    case 'seat':
      return other.kind === 'seat' && one.seat === other.seat;
    case 'fighter':
      return other.kind === 'fighter' && one.fighter === other.fighter;
    case 'word':
      return other.kind === 'word' && one.word === other.word;
  }
}

/** The slot that comes after these steps; undefined when nothing is left to fill. */
export function slotAfter(root: Slot, steps: readonly Filled[]): Slot | undefined {
  let slot: Slot | undefined = root;
  for (const { value } of steps) slot = slot === undefined ? undefined : slotAfterValue(slot, value);
  return slot;
}

/** Whether the options still lead along the draft: questions change under one's hands. */
export function stillFits(root: Slot, { steps, picks }: Draft): boolean {
  let slot: Slot | undefined = root;
  for (const step of steps) {
    if (slot === undefined || slot.slot !== step.slot || !mayFill(slot, step.value)) return false;
    slot = slotAfterValue(slot, step.value);
  }
  if (picks.length === 0) return true;
  if (slot === undefined || !isSelection(slot)) return false;
  const { from } = slot;
  return picks.every((pick) => from.includes(pick));
}

function mayFill(slot: Slot, value: Filled['value']): boolean {
  if (isSelection(slot))
    return typeof value === 'object' && value.every((one) => slot.from.includes(one)) && isEnough(slot, value);
  return typeof value !== 'object' && slot.candidates.includes(value) && slot.why?.(value) === undefined;
}

/** Neither too few nor too many. */
export function isEnough({ least, most }: Selection, picks: readonly Value[]): boolean {
  return picks.length >= least && picks.length <= most;
}

/** Where a thing stands among the candidates of a slot, or behind one of its words. */
function findThing(slot: Slot, thing: Thing, depth = 2): Found | undefined {
  if (isSelection(slot)) {
    return slot.from.some((value) => isSame(thingOf(slot, value), thing))
      ? { steps: [], refusal: undefined }
      : undefined;
  }
  const value = slot.candidates.find((one) => isSame(thingOf(slot, one), thing));
  if (value !== undefined) return { steps: [filledWith(slot, value)], refusal: slot.why?.(value) };
  // A card in front of somebody is found behind its owner.
  const isOwner = holdsOf(slot) === 'seat' && thing.kind === 'card';
  if (depth === 0 && !isOwner) return undefined;
  let refused: Found | undefined;
  for (const word of slot.candidates) {
    const next = typeof word === 'string' || isOwner ? slot.next?.(word) : undefined;
    const found = next === undefined ? undefined : findThing(next, thing, isOwner ? 0 : depth - 1);
    if (found === undefined) continue;
    const steps = [filledWith(slot, word), ...found.steps];
    // Of several reasons the last one says most.
    const refusal = found.refusal ?? slot.why?.(word);
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
    if (isPicking && found.steps.every(({ value }) => typeof value === 'string')) {
      const picks = toggled(reached, picksAt(draft, kept), thing);
      return { draft: picked(root, { ...draft, steps: filled, picks }, reached) };
    }
    return { draft: goOn(root, { ...draft, steps: filled, picks: [] }) };
  }
  return refusal === undefined ? undefined : { refusal };
}

/** What has been picked so far in the slot after so many steps. */
function picksAt({ steps, picks }: Draft, kept: number): readonly Value[] {
  if (kept === steps.length) return picks;
  const value = steps[kept]?.value;
  return typeof value === 'object' ? value : [];
}

/** Goes on by itself once a slot has as many as it takes and something follows it. */
function picked(root: Slot, draft: Draft, slot: Selection): Draft {
  const { steps, picks } = draft;
  const isPaying = holdsOf(slot) === 'token';
  const isFull = !isPaying && picks.length === slot.most && slot.next?.(picks.length) !== undefined;
  return isFull ? goOn(root, { ...draft, steps: [...steps, filledWith(slot, picks)], picks: [] }) : draft;
}

/** Takes one more of what was touched, or gives it back when all of it is taken. */
function toggled(slot: Selection, picks: readonly Value[], thing: Thing): readonly Value[] {
  const there = slot.from.filter((one) => isSame(thingOf(slot, one), thing));
  const value = there.find((one) => !picks.includes(one));
  if (value === undefined) return without(picks, there);
  // One too many takes the place of the last other one: a second tap must not do nothing.
  const others = picks.filter((pick) => !there.includes(pick));
  return [...(picks.length < slot.most ? picks : without(picks, others)), value];
}

/** Without the last of these. */
function without(picks: readonly Value[], some: readonly Value[]): readonly Value[] {
  const last = picks.findLastIndex((pick) => some.includes(pick));
  return picks.filter((_, at) => at !== last);
}

/** Fills what leaves no choice, once something has been chosen. */
export function goOn(root: Slot, draft: Draft): Draft {
  let { steps } = draft;
  for (;;) {
    const slot = slotAfter(root, steps);
    if (slot === undefined) break;
    if (isSelection(slot) && !isOneHeap(slot)) return { ...draft, steps, picks: picksToBegin(slot) };
    if (isSelection(slot)) {
      steps = [...steps, filledWith(slot, picksToBegin(slot))];
      continue;
    }
    const [only, ...more] = legalValues(slot);
    if (only === undefined || more.length > 0) break;
    steps = [...steps, filledWith(slot, only)];
  }
  return { ...draft, steps };
}

/** Tokens that lie in one place leave no choice. */
function isOneHeap(slot: Selection): boolean {
  const places = new Set(slot.from.map((token) => String(token).split(':')[0]));
  return holdsOf(slot) === 'token' && places.size === 1 && slot.least === slot.most;
}

/** Tokens are alike: the first ones will do, until somebody touches others. */
function picksToBegin(slot: Selection): readonly Value[] {
  return holdsOf(slot) === 'token' ? slot.from.slice(0, slot.least) : [];
}

/** One step back: over what filled itself too, to where there was something to choose. */
export function stepBack(root: Slot, draft: Draft): Draft {
  const here = slotAfter(root, draft.steps);
  if (draft.picks.length > 0 && (here === undefined || holdsOf(here) !== 'token'))
    return { ...draft, picks: draft.picks.slice(0, -1) };
  const last = draft.steps.at(-1);
  let steps = draft.steps.slice(0, -1);
  if (typeof last?.value === 'object') return { ...draft, steps, picks: last.value };
  while (steps.length > 0) {
    const slot = slotAfter(root, steps);
    const isForced = slot !== undefined && !isSelection(slot) && legalValues(slot).length === 1;
    if (!isForced && slot?.slot !== 'card') break;
    steps = steps.slice(0, -1);
  }
  if (steps.every(({ value, slot }) => slot === 'do' && typeof value === 'string')) return BLANK;
  return { ...draft, steps, picks: [] };
}

/** The answer, if nothing is missing. */
export function answerOf(root: Slot, { steps, picks }: Draft): Answer | undefined {
  const filled = Object.fromEntries(steps.map(({ slot, value }) => [slot, value]));
  const slot = slotAfter(root, steps);
  if (slot === undefined) return steps.length === 0 ? undefined : filled;
  if (!isSelection(slot) || !isEnough(slot, picks) || slot.next?.(picks.length) !== undefined) return undefined;
  return { ...filled, [slot.slot]: picks };
}

/** What speaks against a thing where the draft stands; undefined also when it is not in question. */
export type Standing = 'legal' | 'refused' | 'chosen' | 'idle';
export type State = { readonly is: Standing; readonly refusal: Refusal | undefined };

const IDLE: State = { is: 'idle', refusal: undefined };

/** How a card stands: chosen, playable, refused with its reason, or out of the question. */
export function cardState(root: Slot | undefined, draft: Draft, id: number): State {
  if (root === undefined) return IDLE;
  const slot = slotAfter(root, draft.steps);
  const isPicked = draft.picks.some((pick) => slot !== undefined && isSame(thingOf(slot, pick), { kind: 'card', id }));
  if (isPicked || draft.steps.some((step) => cardsOf(step).includes(id))) return { is: 'chosen', refusal: undefined };
  const here = slot === undefined ? undefined : findThing(slot, { kind: 'card', id }, draft.steps.length === 0 ? 2 : 0);
  const found = here ?? findThing(root, { kind: 'card', id });
  if (found === undefined) return IDLE;
  return { is: found.refusal === undefined ? 'legal' : 'refused', refusal: found.refusal };
}

/** How a seat stands. Seats are lit only while a player is to be chosen, or has been. */
export function seatState(root: Slot | undefined, draft: Draft, seat: number): State {
  return placeState('seat', root, draft, seat);
}

/** How a fighter stands, likewise. */
export function fighterState(root: Slot | undefined, draft: Draft, fighter: number): State {
  return placeState('fighter', root, draft, fighter);
}

function placeState(kind: 'seat' | 'fighter', root: Slot | undefined, draft: Draft, place: number): State {
  if (root === undefined) return IDLE;
  const slot = slotAfter(root, draft.steps);
  if (slot !== undefined && holdsOf(slot) === kind) {
    if (draft.picks.includes(place)) return { is: 'chosen', refusal: undefined };
    return amongCandidates(slot, place);
  }
  if (draft.steps.some((step) => kindOf(step) === kind && step.value === place))
    return { is: 'chosen', refusal: undefined };
  const last = draft.steps.findLastIndex((step) => kindOf(step) === kind);
  const before = last < 0 ? undefined : slotAfter(root, draft.steps.slice(0, last));
  return before === undefined ? IDLE : amongCandidates(before, place);
}

function amongCandidates(slot: Slot, place: number): State {
  if (isSelection(slot)) return { is: slot.from.includes(place) ? 'legal' : 'idle', refusal: undefined };
  if (!slot.candidates.includes(place)) return IDLE;
  const refusal = slot.why?.(place);
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
  if (slot === undefined) return [];
  if (isSelection(slot)) return goingOn(root, draft, slot);
  const seen = new Set<string>();
  const found = leavesOf(root, slot, draft.steps, isAnswer, handName, seen);
  return [...found.filter(({ isPass }) => !isPass), ...found.filter(({ isPass }) => isPass)];
}

/** Tokens to pay with, by their places: how many lie there, and how many of them are picked. */
export type Heap = { readonly place: Thing; readonly has: number; readonly paid: number; readonly isFull: boolean };

export function heapsOf(root: Slot, { steps, picks }: Draft): readonly Heap[] {
  const slot = slotAfter(root, steps);
  if (slot === undefined || !isSelection(slot) || holdsOf(slot) !== 'token') return [];
  const firsts = slot.from.filter((token) => String(token).endsWith(':1')).map(tokenPlace);
  const at = (place: Thing, tokens: readonly Value[]) => tokens.filter((one) => isSame(tokenPlace(one), place)).length;
  return firsts.map((place) => ({
    place,
    has: at(place, slot.from),
    paid: at(place, picks),
    isFull: picks.length >= slot.most,
  }));
}

/** One fewer of what was touched. */
export function giveBack(root: Slot, draft: Draft, thing: Thing): Draft {
  const slot = slotAfter(root, draft.steps);
  const there = draft.picks.filter((pick) => slot !== undefined && isSame(thingOf(slot, pick), thing));
  return { ...draft, picks: without(draft.picks, there) };
}

/** Enough is picked, more could be, and something follows. */
function goingOn(root: Slot, { steps, picks }: Draft, slot: Selection): readonly Option[] {
  if (!isEnough(slot, picks) || slot.next?.(picks.length) === undefined) return [];
  return [optionFor(root, [...steps, filledWith(slot, picks)])];
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
    const steps = [...before, filledWith(slot, value)];
    if (typeof value === 'number' && holdsOf(slot) !== 'number') {
      if (holdsOf(slot) === 'seat' || holdsOf(slot) === 'fighter') return [];
      const name = handName(value);
      if (name !== undefined && (!isAnswer || seen.has(name))) return [];
      if (name !== undefined) seen.add(name);
      return [optionFor(root, steps)];
    }
    const next = slot.next?.(value);
    if (slot.slot !== 'do' || next === undefined) return [optionFor(root, steps)];
    if (isSelection(next)) return isAnswer ? [optionFor(root, steps)] : [];
    return leavesOf(root, next, steps, isAnswer, handName, seen);
  });
}

/** A button that fills these slots. */
export function optionFor(root: Slot, steps: readonly Filled[]): Option {
  const last = steps.at(-1);
  return {
    steps,
    isWhole: slotAfter(root, steps) === undefined,
    isPass: last?.slot === 'do' && PASSES.includes(String(last.value)),
  };
}

/** What the rules let everybody do, by its word, and what speaks against it now. */
export type Barred = { readonly word: string; readonly refusal: Refusal };

export function barredDeeds(root: Slot): readonly Barred[] {
  const deeds = isSelection(root) || root.slot !== 'do' ? undefined : root.next?.('use');
  if (deeds === undefined || isSelection(deeds)) return [];
  return deeds.candidates.flatMap((word) => {
    const refusal = typeof word === 'string' ? deeds.why?.(word) : undefined;
    return typeof word === 'string' && refusal !== undefined ? [{ word, refusal }] : [];
  });
}

/** What else could be done with the card that is chosen: a Beer may be drunk, or sold. */
export function otherUses(root: Slot, { steps }: Draft): readonly Option[] {
  const [, first] = steps.filter(({ slot }) => slot !== 'use');
  const card = first === undefined ? undefined : cardsOf(first)[0];
  const deeds = isSelection(root) || root.slot !== 'do' ? undefined : root.next?.('use');
  if (card === undefined || deeds === undefined || isSelection(deeds)) return [];
  const taken = steps.find(({ slot }) => slot === 'use')?.value;
  return legalValues(deeds).flatMap((word) => {
    const slot = typeof word === 'string' && word !== taken ? deeds.next?.(word) : undefined;
    const isOne =
      slot !== undefined && !isSelection(slot) && holdsOf(slot) === 'card' && legalValues(slot).includes(card);
    return isOne ? [optionFor(root, [filledWith(root, 'use'), filledWith(deeds, word), filledWith(slot, card)])] : [];
  });
}

/** The question that a draft fills. */
export function questionFor(
  ask: { readonly question: Question | undefined; readonly standing: readonly Question[] } | null,
  draft: Draft,
): Question | undefined {
  if (ask === null) return undefined;
  return draft.standing === null ? ask.question : ask.standing[draft.standing];
}
