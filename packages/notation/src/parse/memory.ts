import { type Book, bookOf, type CardId, cardId, faceId, type State } from '@dustup/bang/engine';
import { isRandomKey, type Json } from '@dustup/kernel';
import { isNamed, readCardName } from '../card-names.ts';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { isDeclaredLine, readDeclared } from './declared.ts';
import { itemsOf, keyAndValue } from './lines.ts';
import type { PositionText } from './position-lines.ts';
import { mustEatSeat, readSeat } from './seat-names.ts';
import { readCounts } from './seat-words.ts';

/** What a table remembers besides cards and seats; a person hardly ever needs these lines. */
export const MEMORY = ['used', 'laid', 'just played', 'harmed', 'helped', 'deeds forgotten', 'random'];

export function isMemory(key: string): boolean {
  return MEMORY.includes(key) || key.startsWith('memory ') || isDeclaredLine(key);
}

/** The state with what the lines say that it remembers. */
export function applyMemory(state: State, names: readonly string[], text: PositionText): State {
  const book = bookOf(state.sets);
  let result = state;
  for (const [subject, line] of text) {
    const value = keyAndValue(line.text)?.value ?? '';
    try {
      if (subject === 'random') result = { ...result, random: readRandom(value) };
      else remember(book, result, names, subject, value);
    } catch (error) {
      if (error instanceof NotationError) error.line ??= line.number;
      throw error;
    }
  }
  return result;
}

function remember(book: Book, state: State, names: readonly string[], subject: string, value: string): void {
  const { turn, ledger } = state;
  if (subject === 'used') turn.used = readCounts(itemsOf(value));
  else if (subject.startsWith('memory ')) readMemory(book, state, names, subject.slice('memory '.length), value);
  else if (isDeclaredLine(subject)) readDeclared(book, state, names, subject, value);
  else if (subject === 'laid') turn.laid = itemsOf(value).map((name) => cardNamed(book, state, name));
  else if (subject === 'just played') turn.justPlayed = readJustPlayed(book, state, value);
  else if (subject === 'deeds forgotten') ledger.deeds += Number(value);
  else if (subject === 'harmed' || subject === 'helped') {
    for (const deed of itemsOf(value)) ledger.deeds += countDeed(ledger[subject], names, deed);
  }
}

/** `memory first-out: {"seat":1,"hasBeenBack":false}`; about a seat: `memory SLUG of NAME: …`. */
function readMemory(book: Book, state: State, names: readonly string[], said: string, value: string): void {
  const [slug = '', name] = said.split(' of ');
  const known = book.memories.find((one) => one.slug === slug);
  if (known === undefined)
    throw new NotationError(
      unknownName(
        'memory',
        slug,
        book.memories.map((one) => one.slug),
      ),
    );
  const seat = name === undefined ? undefined : state.seats[readSeat(names, name)];
  const memories = known.of === 'turn' ? state.turn.memory : (seat?.memory ?? state.memory);
  memories[slug] = readJson(value);
}

function readJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    throw new NotationError({ says: 'noJson', text });
  }
}

/** A card by its face, wherever it lies; rather one that is in play. */
function cardNamed(book: Book, { seats, faces }: State, text: string): CardId {
  const name = readCardName(book, text);
  const isIt = (card: CardId) => {
    const face = book.faces[faces[card] ?? -1];
    return face !== undefined && isNamed(face, name);
  };
  const found = seats.flatMap(({ inPlay }) => inPlay).find(isIt) ?? faces.map((_, id) => cardId(id)).find(isIt);
  if (found === undefined) throw new NotationError({ says: 'noCard', text });
  return found;
}

function readJustPlayed(book: Book, state: State, text: string): State['turn']['justPlayed'] {
  if (text === 'none') return null;
  const [played = '', as = played] = text.split(' as ');
  const face = state.faces[cardNamed(book, state, played)] ?? faceId(-1);
  return { face, as: readCardName(book, as).slug ?? '' };
}

/** `Ann Ben 2`: Ann did it to Ben twice. */
function countDeed(deeds: number[], names: readonly string[], text: string): number {
  const by = mustEatSeat(names, text);
  const at = mustEatSeat(names, by.rest);
  const times = Number(at.rest === '' ? 1 : at.rest);
  deeds[by.seat * names.length + at.seat] = times;
  return times;
}

function readRandom(text: string): State['random'] {
  const [key = '', used = '0'] = text.split(/\s+/u);
  if (!isRandomKey(key)) throw new NotationError({ says: 'noKey', text: key });
  return { key, used: Number(used) };
}
