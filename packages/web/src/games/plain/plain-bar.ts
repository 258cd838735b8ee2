import { holdsOf, isSelection, type Json, type Question, type Slot, type Value } from '@dustup/kernel';
import {
  type Draft,
  filledWith,
  isEnough,
  type Option,
  optionFor,
  questionFor,
  slotAfter,
  thingOf,
} from '../../frame/draft.ts';
import type { Composer } from '../../frame/use-composer.ts';
import type { GameState } from '../../app/wire.ts';
import { type Facts, isJsonList, type PlainSpeech } from './plain-speech.ts';

export type PlainButton = {
  readonly key: string;
  readonly label: string;
  readonly hotkey: string;
  /** Why it cannot be chosen; empty when it can. */
  readonly reason: string;
  readonly isChosen: boolean;
  readonly tone: 'plain' | 'teal';
  readonly onPress: () => void;
};

/** What is asked, and all that may be answered, as buttons. */
export type PlainBar = {
  readonly sentence: string;
  readonly facts: readonly string[];
  readonly buttons: readonly PlainButton[];
};

type BarWords = {
  readonly confirm: string;
  readonly back: string;
  readonly picked: (count: number, of: string) => string;
};

/** Undefined when nothing is asked of me. */
export function plainBar(
  { ask }: Pick<GameState, 'ask'>,
  composer: Composer,
  speech: PlainSpeech,
  things: ReadonlyMap<number, Json>,
  words: BarWords,
): PlainBar | undefined {
  const { draft } = composer;
  const question = composer.isSending ? undefined : questionFor(ask, draft);
  const offers = draft.standing === null ? standing(ask?.standing ?? [], composer, speech) : [];
  if (question === undefined) return offers.length === 0 ? undefined : { sentence: '', facts: [], buttons: offers };
  const slot = slotAfter(question.options, draft.steps);
  const labelOf = (of: Slot, value: Value) => nameOf(of, value, speech, things);
  const values = slot === undefined ? [] : valuesOf(slot, draft, composer, question.options, labelOf, speech);
  const isBlank = draft.standing === null && draft.steps.length === 0 && draft.picks.length === 0;
  const buttons = [...values, ...(isBlank ? offers : [])].map((button, at) => ({ ...button, hotkey: keyOf(at) }));
  return {
    sentence: speech.say(`questions.${question.kind}`, factsOf(question.about)),
    facts: [...chosenSoFar(question, draft, labelOf, speech), ...aboutSlot(slot, draft, speech, words)],
    buttons: [...buttons, ...commits(composer, question, slot, isBlank, words)],
  };
}

function keyOf(at: number): string {
  return at < 9 ? String(at + 1) : '';
}

function factsOf(about: Json): Facts {
  return typeof about === 'object' && about !== null && !isJsonList(about) ? about : {};
}

/** Everything that the slot may be filled with, and what speaks against it. */
function valuesOf(
  slot: Slot,
  draft: Draft,
  composer: Composer,
  root: Slot,
  labelOf: (slot: Slot, value: Value) => string,
  speech: PlainSpeech,
): readonly PlainButton[] {
  if (isSelection(slot)) {
    return slot.from.map((value) => ({
      ...button(String(value), labelOf(slot, value), () => composer.touch(thingOf(slot, value))),
      isChosen: draft.picks.includes(value),
    }));
  }
  return slot.candidates.map((value) => {
    const why = slot.why?.(value);
    const option: Option = optionFor(root, [...draft.steps, filledWith(slot, value)]);
    return {
      ...button(String(value), labelOf(slot, value), () => composer.press(option, true)),
      reason: why === undefined ? '' : speech.refusal(why),
    };
  });
}

function button(key: string, label: string, onPress: () => void): PlainButton {
  return { key, label, hotkey: '', reason: '', isChosen: false, tone: 'plain', onPress };
}

/** A card by what is seen of it, a player by name, a word by what the game calls it. */
function nameOf(slot: Slot, value: Value, speech: PlainSpeech, things: ReadonlyMap<number, Json>): string {
  if (typeof value === 'string') return speech.say(`values.${value}`);
  const holds = holdsOf(slot);
  if (holds === 'seat') return speech.names[value] ?? String(value);
  const thing = holds === 'number' ? undefined : things.get(value);
  return thing === undefined ? String(value) : speech.value(thing);
}

function chosenSoFar(
  { options }: Question,
  { steps }: Draft,
  labelOf: (slot: Slot, value: Value) => string,
  speech: PlainSpeech,
): readonly string[] {
  const told: string[] = [];
  let slot: Slot | undefined = options;
  for (const { value } of steps) {
    if (slot === undefined) break;
    const here: Slot = slot;
    const values = typeof value === 'object' ? value : [value];
    told.push(`${speech.say(`slots.${here.slot}`)}: ${values.map((one) => labelOf(here, one)).join(', ')}`);
    slot = slotAfter(here, [filledWith(here, value)]);
  }
  return told;
}

function aboutSlot(slot: Slot | undefined, { picks }: Draft, speech: PlainSpeech, words: BarWords): readonly string[] {
  if (slot === undefined) return [];
  const name = speech.say(`slots.${slot.slot}`);
  if (!isSelection(slot)) return [name];
  const { least, most } = slot;
  return [name, words.picked(picks.length, least === most ? String(most) : `${least}–${most}`)];
}

/** What I may do although somebody else is asked. */
function standing(questions: readonly Question[], composer: Composer, speech: PlainSpeech): readonly PlainButton[] {
  return questions.map(({ kind, about }, at) =>
    button(`standing ${kind}`, speech.say(`questions.${kind}`, factsOf(about)), () => composer.begin(at)),
  );
}

/** One step back; and on: what is whole is sent, and of several that may be chosen some may be enough. */
function commits(
  composer: Composer,
  { options }: Question,
  slot: Slot | undefined,
  isBlank: boolean,
  words: BarWords,
): readonly PlainButton[] {
  const { draft, answer } = composer;
  const further =
    slot !== undefined && isSelection(slot) && isEnough(slot, draft.picks)
      ? slot.next?.(draft.picks.length)
      : undefined;
  const onPress =
    answer !== undefined
      ? composer.commit
      : slot !== undefined && further !== undefined
        ? () => composer.press(optionFor(options, [...draft.steps, filledWith(slot, draft.picks)]), true)
        : undefined;
  return [
    ...(isBlank ? [] : [{ ...button('back', words.back, composer.back), hotkey: 'Esc' }]),
    ...(onPress === undefined
      ? []
      : [{ ...button('commit', words.confirm, onPress), hotkey: 'Enter', tone: 'teal' as const }]),
  ];
}
