import { bookOf, type State } from '@dustup/bang/engine';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import type { PositionSpec, SeatSpec } from '../position-spec.ts';
import { stateFrom } from '../state-from.ts';
import { checkTokens } from '../token-names.ts';
import { atLine } from './at-line.ts';
import { itemsOf, keyAndValue, type Line, linesOf } from './lines.ts';
import { applyMemory, isMemory } from './memory.ts';
import { type PositionLines, type PositionText, positionOf } from './position-lines.ts';
import { readOptions } from './read-options.ts';
import { type CardsSaid, readSeatWords, type SeatWords } from './seat-words.ts';
import { readTurn } from './turn-words.ts';

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
function subjectOf({ text }: Line): string | undefined {
  const key = keyAndValue(text)?.key;
  if (key === undefined) return undefined;
  if (/^seat\s+\S/u.test(key)) return key.replace(/^seat\s+/u, 'seat ');
  if (key === 'deck exactly') return 'deck';
  return KEYS.includes(key) || isMemory(key) ? key : undefined;
}

function noSuchLine({ number, text }: Line): NotationError {
  if (/^seat\s/u.test(text) && !text.includes(':')) return new NotationError({ says: 'colonMissing', text }, number);
  return new NotationError(unknownName('line', keyAndValue(text)?.key ?? text, [...KEYS, 'seat', 'scenario']), number);
}

/** The lines of the first game. */
export const BANG_LINES: PositionLines = { subjectOf, noSuchLine };

/** Reads a text that is a position and nothing else. */
export function readPosition(text: string): PositionSpec {
  return specOf(positionOf(BANG_LINES, linesOf(text)));
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
  if (more.length > 0) throw new NotationError({ says: 'oneEvent', text });
  if (event !== undefined) draft.event = event;
}

function seatSpec(name: string, text: string): SeatSpec {
  const { hand, inPlay, holds, lacks, ...facts } = readSeatWords(text);
  if (holds !== undefined || lacks !== undefined) throw new NotationError({ says: 'onlyExpected' });
  return {
    name,
    ...facts,
    ...namedCards('hand', hand),
    ...namedCards('inPlay', inPlay),
  };
}

function namedCards(zone: 'hand' | 'inPlay', said: CardsSaid | undefined): Pick<SeatSpec, 'hand' | 'inPlay'> {
  if (said === undefined) return {};
  if ('count' in said) throw new NotationError({ says: 'cardsUnnamed', count: said.count });
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
