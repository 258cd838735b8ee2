import { type Answer, INTERJECT, type Question, type Slot, slotAfter, SPEECH, type Value } from '@dustup/kernel';
import { thirdPerson } from './english.ts';
import { type Spoken, verbWords } from './lexicon.ts';

/** `does`: «plays Beer 6♥»; `may`: «play Beer 6♥». */
export type Form = 'does' | 'may';

/** An answer in words, without the name of who gives it: the inverse of `answerFromWords`. */
export function wordsForSpoken(at: Spoken, seat: number, answer: Answer, form: Form = 'does'): string {
  const { position } = at;
  const interjection = answer[INTERJECT];
  if (interjection === undefined) {
    const asked = position.open.find((one) => one.seat === seat);
    return asked === undefined ? slotForm(answer) : wordsFor(at, asked.question, answer, form);
  }
  if (interjection === SPEECH[INTERJECT]) return form === 'does' ? 'speaks' : 'speak';
  const offer = position.standing.find((one) => one.seat === seat && one.question.kind === interjection);
  if (offer === undefined) return slotForm(answer);
  const verb = form === 'does' ? 'interjects' : 'interject';
  return joined([
    verb,
    at.lexicon.nameOfSlug(offer.question.kind),
    ...slotsInWords(at, offer.question.options, answer),
  ]);
}

function wordsFor(at: Spoken, { options, kind }: Question, answer: Answer, form: Form): string {
  if (options.slot === 'do') return joined(slotsInWords(at, options, answer, form));
  const { verb } = at.lexicon.questionWords(kind);
  const [first = '', ...rest] = slotsInWords(at, options, answer, form);
  const { before: introduced, isKeptFirst } = at.lexicon.slotWords(options.slot);
  const value = isKeptFirst === true ? first : first.slice((introduced[0] ?? '').length).trim();
  return joined([form === 'does' ? thirdPerson(verb) : verb, value, ...rest]);
}

/** One part for each slot on the answer's way through the tree. */
function slotsInWords(at: Spoken, root: Slot, answer: Answer, form: Form = 'does'): string[] {
  const parts: string[] = [];
  let slot: Slot | undefined = root;
  while (slot !== undefined) {
    const value: Value | readonly Value[] | undefined = answer[slot.slot];
    if (value === undefined) break;
    if (slot.slot === 'do') parts.push(verbWords(String(value))[0]?.[form] ?? String(value));
    else parts.push(`${at.lexicon.before(slot.slot, answer)} ${valuesInWords(at, slot.slot, value)}`.trim());
    slot = slotAfter(slot, value);
  }
  return parts;
}

function valuesInWords({ lexicon }: Spoken, slot: string, value: Value | readonly Value[]): string {
  const text = (one: Value) => lexicon.valueTexts(slot, one)[0] ?? String(one);
  if (typeof value !== 'object') return text(value);
  return value.length === 0 ? 'none' : value.map(text).join(', ');
}

function joined(parts: readonly string[]): string {
  return parts.join(' ').replaceAll(' ,', ',').trim();
}

/** `answers do=play card=17`: for what no question makes sense of. */
function slotForm(answer: Answer): string {
  const pairs = Object.entries(answer).map(
    ([slot, value]) => `${slot}=${typeof value === 'object' ? value.join(',') : value}`,
  );
  return `answers ${pairs.join(' ')}`;
}
