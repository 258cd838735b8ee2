import {
  type Answer,
  isSelection,
  type Choice,
  type Refusal,
  refuse,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';
import { type Spoken, verbWords } from '../lexicon.ts';
import { eat } from './eat.ts';

/** One way to read some words: the slots they fill, the reason against them if there is one, and what is left over. */
export type Reading = { readonly answer: Answer; readonly reason: Refusal | undefined; readonly rest: string };

export type Reader = {
  readonly at: Spoken;
  /** When given, the cards meant are among these ids. */
  readonly ids: readonly number[] | undefined;
};

/**
 * All the ways in which words lead through the tree of options, likelier ones first. Candidates that are refused are
 * read too: only so can a refusal have its reason. Words are consumed from the left, slot by slot.
 */
export function* readSlots(
  reader: Reader,
  slot: Slot | undefined,
  from: Reading,
  isFirst: boolean,
): Generator<Reading> {
  if (slot === undefined) {
    yield from;
    return;
  }
  for (const rest of afterIntroduction(reader, slot, from.rest, isFirst)) {
    if (isSelection(slot)) yield* readSelection(reader, slot, { ...from, rest });
    else yield* readChoice(reader, slot, { ...from, rest });
  }
  yield* leaveOut(reader, slot, from);
}

/** What comes after «on», «with» and the like. */
function* afterIntroduction({ at }: Reader, { slot }: Slot, text: string, isFirst: boolean): Generator<string> {
  const { before } = at.lexicon.slotWords(slot);
  for (const phrase of before) {
    if (phrase === '') continue;
    const rest = eat(text, phrase);
    if (rest !== undefined) yield rest;
  }
  if (isFirst || slot === 'do' || before.includes('')) yield text;
}

function* readChoice(reader: Reader, slot: Choice, from: Reading): Generator<Reading> {
  for (const value of inOrder(reader, slot)) {
    for (const text of textsOf(reader, slot.slot, value)) {
      const rest = eatValueText(from.rest, text);
      if (rest === undefined) continue;
      yield* readSlots(reader, slot.next?.(value), filled(slot, value, { ...from, rest }), false);
      break;
    }
  }
}

/** Legal ones first, each in the order of the hand: so a name means the card held longest. */
function inOrder(reader: Reader, slot: Choice): readonly Value[] {
  const meant = meantValues(reader, slot.slot, slot.candidates);
  const refused = new Set(meant.filter((value) => slot.why?.(value) !== undefined));
  return refused.size === 0 ? meant : [...meant.filter((value) => !refused.has(value)), ...refused];
}

/** All the values, or of cards only those whose ids are given, in that order. */
function meantValues({ at, ids }: Reader, slot: string, values: readonly Value[]): Value[] {
  if (ids === undefined || at.lexicon.slotWords(slot).meaning !== 'card') return [...values];
  return [...values.filter((value) => typeof value === 'string'), ...ids.filter((id) => values.includes(id))];
}

function textsOf({ at }: Reader, slot: string, value: Value): readonly string[] {
  if (slot === 'do') return verbWords(String(value)).flatMap(({ does, may }) => [does, may]);
  return at.lexicon.valueTexts(slot, value);
}

function filled(slot: Choice, value: Value, { answer, reason, rest }: Reading): Reading {
  return { answer: { ...answer, [slot.slot]: value }, reason: slot.why?.(value) ?? reason, rest };
}

function* readSelection(reader: Reader, slot: Selection, from: Reading): Generator<Reading> {
  const left = meantValues(reader, slot.slot, slot.from);
  const picked: Value[] = [];
  let rest = from.rest;
  for (let next = eatValue(reader, slot, left, rest); next !== undefined; ) {
    picked.push(next.value);
    left.splice(left.indexOf(next.value), 1);
    rest = next.rest;
    const more = eat(rest, ',') ?? eat(rest, 'and');
    next = more === undefined ? undefined : eatValue(reader, slot, left, more);
  }
  if (picked.length === 0) {
    const none = eat(rest, 'none') ?? eat(rest, 'nothing');
    if (none === undefined) return;
    rest = none;
  }
  yield* readSlots(reader, slot.next?.(picked.length), selected(slot, picked, { ...from, rest }), false);
}

function eatValue(reader: Reader, { slot }: Selection, values: readonly Value[], text: string) {
  for (const isWhole of [true, false]) {
    for (const value of values) {
      const [whole = '', ...shorter] = textsOf(reader, slot, value);
      for (const phrase of isWhole ? [whole] : shorter) {
        const rest = eatValueText(text, phrase);
        if (rest !== undefined) return { value, rest };
      }
    }
  }
  return undefined;
}

/** `Beer` at the beginning of `Beer 6♥` is no other Beer. */
function eatValueText(text: string, phrase: string): string | undefined {
  const rest = eat(text, phrase);
  return rest !== undefined && STARTS_WITH_SIGN.test(rest) ? undefined : rest;
}

const STARTS_WITH_SIGN = /^(10|[2-9JQKA])[♠♥♦♣]/u;

function selected(slot: Selection, values: readonly Value[], { answer, reason, rest }: Reading): Reading {
  const isMiscounted = values.length < slot.least || values.length > slot.most;
  const wrong = isMiscounted
    ? refuse('wrongCount', { given: values.length, least: slot.least, most: slot.most })
    : undefined;
  return { answer: { ...answer, [slot.slot]: values }, reason: wrong ?? reason, rest };
}

/** Where nothing is said the first value is meant: a card is used as itself, as it is, without an upgrade. */
export const FIRST_IF_UNSAID: readonly string[] = ['as', 'special', 'times'];

/** What has only one legal value need not be said; of a move that is refused already nothing more need be said. */
function* leaveOut(reader: Reader, slot: Slot, from: Reading): Generator<Reading> {
  if (isSelection(slot)) {
    if (slot.from.length === slot.least)
      yield* readSlots(reader, slot.next?.(slot.from.length), selected(slot, slot.from, from), false);
  } else if (slot.slot !== 'do') {
    const [only, ...others] = slot.candidates.filter((value) => slot.why?.(value) === undefined);
    if (only !== undefined && (others.length === 0 || FIRST_IF_UNSAID.includes(slot.slot)))
      yield* readSlots(reader, slot.next?.(only), filled(slot, only, from), false);
  }
  if (from.reason !== undefined) yield from;
}
