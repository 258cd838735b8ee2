import { type Game, SPEECH } from '@dustup/bang/engine';
import { type Answer, INTERJECT, isSelection, type Question, type Slot, type Value } from '@dustup/kernel';
import { thirdPerson } from './english.ts';
import type { NamedPosition } from './named-position.ts';
import { questionWords } from './question-words.ts';
import { nameOfSlug, slotWords, valueTexts, verbWords } from './slot-words.ts';

/** `does`: «plays Beer 6♥»; `may`: «play Beer 6♥». */
export type Form = 'does' | 'may';

/** An answer in words, without the name of who gives it: the inverse of `answerFromWords`. */
export function wordsForAnswer(at: NamedPosition, seat: number, answer: Answer, form: Form = 'does'): string {
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
    nameOfSlug(position.game, offer.question.kind),
    ...slotsInWords(at, offer.question.options, answer),
  ]);
}

function wordsFor(at: NamedPosition, { options, kind }: Question, answer: Answer, form: Form): string {
  if (options.slot === 'do') return joined(slotsInWords(at, options, answer, form));
  const { verb } = questionWords(kind);
  const [first = '', ...rest] = slotsInWords(at, options, answer, form);
  const { before: introduced, isKeptFirst } = slotWords(options.slot);
  const value = isKeptFirst === true ? first : first.slice((introduced[0] ?? '').length).trim();
  return joined([form === 'does' ? thirdPerson(verb) : verb, value, ...rest]);
}

/** One part for each slot on the answer's way through the tree. */
function slotsInWords(at: NamedPosition, root: Slot, answer: Answer, form: Form = 'does'): string[] {
  const parts: string[] = [];
  let slot: Slot | undefined = root;
  while (slot !== undefined) {
    const value: Value | readonly Value[] | undefined = answer[slot.slot];
    if (value === undefined) break;
    if (slot.slot === 'do') parts.push(verbWords(String(value))[0]?.[form] ?? String(value));
    else parts.push(`${before(at.position.game, slot.slot, answer)} ${valuesInWords(at, slot.slot, value)}`.trim());
    slot = nextSlot(slot, value);
  }
  return parts;
}

function nextSlot(slot: Slot, value: Value | readonly Value[]): Slot | undefined {
  if (isSelection(slot)) return typeof value === 'object' ? slot.next?.(value.length) : undefined;
  return typeof value === 'object' ? undefined : slot.next?.(value);
}

/** What is taken of somebody is taken, discarded or picked, as the card's traits say; an ability is used with a card. */
function before(game: Game, slot: string, answer: Answer): string {
  if (slot === 'card' && answer['use'] !== undefined) return 'with';
  if (slot !== 'what') return slotWords(slot).before[0] ?? '';
  const slug = answer['as'] ?? slugOfCard(game, answer['card']);
  const traits = game.book.cards.get(String(slug))?.traits;
  if (traits?.discards === true) return ', discards';
  return traits?.takes === true || answer['card'] === undefined ? ', takes' : ', picks';
}

function slugOfCard({ state, book }: Game, card: Answer[string] | undefined): string | undefined {
  return typeof card === 'number' ? book.faces[state.faces[card] ?? -1]?.card.slug : undefined;
}

function valuesInWords({ position, names }: NamedPosition, slot: string, value: Value | readonly Value[]): string {
  const text = (one: Value) => valueTexts(position.game, names, slot, one)[0] ?? String(one);
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
