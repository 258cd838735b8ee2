import { bookOf, optionsFor, setsInLibrary, type State } from '@dustup/bang/engine';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import type { PositionSpec, SeatSpec } from '../position-spec.ts';
import { stateFrom } from '../state-from.ts';
import { checkTokens } from '../token-names.ts';
import { itemsOf, keyAndValue, type Line, linesOf } from './lines.ts';
import { applyMemory, isMemory } from './memory.ts';
import { type CardsSaid, readSeatWords, type SeatWords } from './seat-words.ts';
import { readTurn } from './turn-words.ts';

/** A position as it stands in a text: the lines in force, by what they are about. */
export type PositionText = ReadonlyMap<string, Line>;

/** What a line of a position is about, besides the seats. */
export const KEYS = [
  'sets',
  'options',
  'deck',
  'deck exactly',
  'deck bottom',
  'discard',
  'turn',
  'event',
  'events to come',
  'seed',
];

/** The subject of a line of a position (`deck`, `seat Ann`), or undefined when it is no such line. */
export function subjectOf({ text }: Line): string | undefined {
  const key = keyAndValue(text)?.key;
  if (key === undefined) return undefined;
  if (/^seat\s+\S/u.test(key)) return key.replace(/^seat\s+/u, 'seat ');
  if (key === 'deck exactly') return 'deck';
  return KEYS.includes(key) || isMemory(key) ? key : undefined;
}

/** Adds lines to a position; a later line about the same thing takes the place of the earlier one. */
export function positionOf(lines: readonly Line[], before: PositionText = new Map()): PositionText {
  const position = new Map(before);
  const own = new Map<string, Line>();
  for (const line of lines) {
    const subject = subjectOf(line);
    if (subject === undefined) throw noSuchLine(line);
    const twice = own.get(subject);
    if (twice !== undefined) throw new NotationError(`${subject} stands already in line ${twice.number}`, line.number);
    own.set(subject, line);
    position.set(subject, line);
  }
  return position;
}

export function noSuchLine({ number, text }: Line): NotationError {
  if (/^seat\s/u.test(text) && !text.includes(':'))
    return new NotationError(
      `'${text}': a colon is missing behind the name: 'seat Ann: Sheriff' would be right`,
      number,
    );
  return new NotationError(unknownName('line', keyAndValue(text)?.key ?? text, [...KEYS, 'seat', 'scenario']), number);
}

/** Reads a text that is a position and nothing else. */
export function readPosition(text: string): PositionSpec {
  return specOf(positionOf(linesOf(text)));
}

/** The state and the names of a position in a text. */
export function stateOf(text: PositionText): { state: State; names: readonly string[] } {
  const spec = specOf(text);
  const names = spec.seats.map(({ name }) => name);
  const state = stateAt(text, spec);
  const { sets } = bookOf(state.sets);
  for (const { name, tokens } of spec.seats) {
    const line = text.get(`seat ${name}`);
    if (line !== undefined) atLine(line, () => checkTokens(sets, tokens));
  }
  return { state: applyMemory(state, names, text), names };
}

type Draft = { -readonly [K in keyof PositionSpec]: PositionSpec[K] };

function specOf(text: PositionText): PositionSpec {
  const draft: Draft = { sets: ['base'], seats: [] };
  for (const [subject, line] of text) {
    atLine(line, () => readInto(draft, subject, line.text));
  }
  return draft;
}

/** An error found in a line is of that line. */
export function atLine<T>(line: Line, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotationError) error.line ??= line.number;
    throw error;
  }
}

function readInto(draft: Draft, subject: string, text: string): void {
  const { key, value } = keyAndValue(text) ?? { key: text, value: '' };
  if (subject.startsWith('seat ')) draft.seats = [...draft.seats, seatSpec(subject.slice('seat '.length), value)];
  else if (key === 'sets') draft.sets = itemsOf(value);
  else if (key === 'options') draft.options = readOptions(value);
  else if (key === 'deck' || key === 'deck exactly') {
    draft.deck = itemsOf(value);
    draft.isDeckExact = key === 'deck exactly';
  } else if (key === 'deck bottom') draft.deckBottom = itemsOf(value);
  else if (key === 'discard') draft.discard = itemsOf(value);
  else if (key === 'turn') draft.turn = readTurn(value);
  else if (key === 'event') readEventInto(draft, value);
  else if (key === 'events to come') draft.eventsToCome = itemsOf(value);
  else if (key === 'seed') draft.seed = value;
}

function readEventInto(draft: Draft, text: string): void {
  const [event, ...more] = itemsOf(text);
  if (more.length > 0) throw new NotationError(`'${text}': one event is in force; others are 'events to come'`);
  if (event !== undefined) draft.event = event;
}

/** `beginners, twoCharacters` */
export function readOptions(text: string): string[] {
  const options = itemsOf(text);
  const known = optionsFor(setsInLibrary().map(({ slug }) => slug));
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined) throw new NotationError(unknownName('option', unknown, known));
  return options;
}

function seatSpec(name: string, text: string): SeatSpec {
  const { hand, inPlay, holds, lacks, ...facts } = readSeatWords(text);
  if (holds !== undefined || lacks !== undefined)
    throw new NotationError(`'holds' and 'lacks' are for expectations: write 'hand …'`);
  return {
    name,
    ...facts,
    ...namedCards('hand', hand),
    ...namedCards('inPlay', inPlay),
  };
}

function namedCards(zone: 'hand' | 'inPlay', said: CardsSaid | undefined): Pick<SeatSpec, 'hand' | 'inPlay'> {
  if (said === undefined) return {};
  if ('count' in said)
    throw new NotationError(`${said.count} cards: a position names them, such as 'Beer' or 'Beer 6♥'`);
  return { [zone]: said.cards };
}

/** Makes the state; if there is none, says in which line it goes wrong. */
function stateAt(text: PositionText, spec: PositionSpec): State {
  try {
    return stateFrom(spec);
  } catch (error) {
    if (error instanceof NotationError) error.line ??= text.get(error.about ?? '')?.number ?? culprit(text);
    throw error;
  }
}

/** The first line with which it goes wrong, where the error does not know: a card is named once too often. */
function culprit(text: PositionText): number | undefined {
  const lines = [...text];
  for (let upTo = 0; upTo <= lines.length; upTo++) {
    const fewer = new Map(lines.map(([subject, line], at) => [subject, at < upTo ? line : bare(subject, line)]));
    try {
      stateFrom(specOf(fewer));
    } catch {
      return lines[Math.max(0, upTo - 1)]?.[1].number;
    }
  }
  return undefined;
}

/** The line with nothing in it that could be wrong by itself: a seat keeps its name and role. */
function bare(subject: string, { number, text }: Line): Line {
  if (subject === 'sets') return { number, text };
  if (!subject.startsWith('seat ')) return { number, text: subject === 'turn' ? 'seed: none' : `${subject}: none` };
  const { role }: SeatWords = readSeatWords(keyAndValue(text)?.value ?? '');
  return { number, text: `${subject}: ${role ?? ''}` };
}
