import { bangRules, type BangRecording, bookOf, type Setup, setsInLibrary } from '@dustup/bang/engine';
import { keyFromSeed, isRandomKey, Recording, SetupError } from '@dustup/kernel';
import { readCharacter } from '../card-names.ts';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { setupProblem } from '../setup-problem.ts';
import { type BangRecord, endLine, hex, RECORD_TITLE } from '../write-record.ts';
import { answerFromWords } from './answer.ts';
import { itemsOf, keyAndValue, type Line, linesOf } from './lines.ts';
import { atLine, readOptions } from './position.ts';
import { mustEatSeat } from './seat-words.ts';

export type ReadRecord = {
  readonly record: BangRecord;
  readonly names: readonly string[];
  readonly recording: BangRecording;
};

/**
 * Reads a record by playing it: every decision must be legal and meet the question it met then, every turn must find
 * the table as it was. Throws a `NotationError` with the line where it does not.
 */
export function readRecord(text: string): ReadRecord {
  const lines = linesOf(text);
  const [title] = lines;
  if (title?.text !== RECORD_TITLE)
    throw new NotationError(`'${title?.text ?? ''}': a record begins with '${RECORD_TITLE}'`, title?.number ?? 1);
  const end = lines.findIndex(({ text: said }) => TURN.test(said));
  if (end < 0) throw new NotationError(`no line 'set-up {…}' after the head`, lines.at(-1)?.number ?? 1);
  const head = readHead(lines.slice(1, end));
  const recording = openRecording(head, title);
  playLines(recording, head.names, lines.slice(end));
  return { record: recording.record, names: head.names, recording };
}

type Head = { readonly setup: Setup; readonly names: readonly string[]; readonly key: string };

function readHead(lines: readonly Line[]): Head {
  const names: string[] = [];
  const characters: (string | null)[] = [];
  const values = new Map<string, string>();
  for (const line of lines) {
    const { key, value } = keyAndValue(line.text) ?? { key: line.text, value: '' };
    const name = /^seat\s+(.+)$/u.exec(key)?.[1];
    if (name === undefined) values.set(key, value);
    if (key === 'sets') atLine(line, () => checkSets(itemsOf(value)));
    if (key === 'options') atLine(line, () => readOptions(value));
    if (key === 'key' && !isRandomKey(value))
      throw new NotationError(`'${line.text}': key: and 64 hexadecimal digits would be right`, line.number);
    if (name !== undefined) {
      names.push(name);
      characters.push(value === '' ? null : atLine(line, () => readCharacter(bookOf(setsIn(values)), value)));
    }
    if (name === undefined && !HEAD_KEYS.includes(key))
      throw new NotationError(`'${key}': the head of a record has ${HEAD_KEYS.join(', ')} and seats`, line.number);
  }
  const options = itemsOf(values.get('options') ?? '');
  const sheriff = values.get('sheriff');
  const key = values.get('key') ?? '';
  if (values.get('rules') !== bangRules.name)
    throw new NotationError(
      `a record of '${values.get('rules') ?? 'nothing'}': '${bangRules.name}' would be right`,
      lines[0]?.number,
    );
  if (key === '')
    throw new NotationError(`no line 'key: …' in the head; key: and 64 hexadecimal digits`, lines.at(-1)?.number);
  const setup: Setup = {
    players: names.length,
    sets: setsIn(values),
    ...(options.length > 0 && { options }),
    ...(sheriff !== undefined && { sheriff: mustEatSeat(names, sheriff).seat }),
    ...(characters.some((one) => one !== null) && { characters }),
  };
  return { setup, names, key: keyFromSeed(key) };
}

const HEAD_KEYS = ['rules', 'sets', 'options', 'sheriff', 'key'];

function checkSets(sets: readonly string[]): void {
  const known = setsInLibrary().map(({ slug }) => slug);
  const unknown = sets.find((set) => !known.includes(set));
  if (unknown !== undefined) throw new NotationError(unknownName('set', unknown, known));
}

function setsIn(values: ReadonlyMap<string, string>): string[] {
  return itemsOf(values.get('sets') ?? '');
}

function openRecording({ setup, key }: Head, title: Line): BangRecording {
  try {
    return new Recording(bangRules, setup, key);
  } catch (error) {
    if (error instanceof SetupError) throw new NotationError(setupProblem(error), title.number);
    throw error;
  }
}

const TURN = /^(?:set-up|turn (?<turn>\d+)) \{(?<digest>[0-9a-f]{8})\}$/u;
const END = /^(?:unfinished|\w+ won) \{[0-9a-f]{8}\}$/u;
const DECISION = /^(?<words>.*\S)\s*\{(?<ids>[\d ]*?)\s*(?<digest>[0-9a-f]{8})\}$/u;

function playLines(recording: BangRecording, names: readonly string[], lines: readonly Line[]): void {
  let turns = 0;
  let isEnded = false;
  for (const line of lines) {
    if (isEnded) throw new NotationError(`'${line.text}' after the end of the record`, line.number);
    atLine(line, () => {
      const turn = TURN.exec(line.text)?.groups;
      if (turn !== undefined) {
        checkTurn(recording, turns, line.text);
        turns += 1;
      } else if (END.test(line.text)) {
        isEnded = true;
        checkEnd(recording, turns, line.text);
      } else decide(recording, names, line.text);
    });
  }
  if (!isEnded)
    throw new NotationError('the record breaks off: its last line says who won, or unfinished', lines.at(-1)?.number);
}

function checkTurn({ record }: BangRecording, at: number, text: string): void {
  const found = record.chapters[at];
  const right = found && `${found.chapter === 0 ? 'set-up' : `turn ${found.chapter}`} {${hex(found.digest)}}`;
  if (right === undefined) throw new NotationError(`'${text}': no new turn has begun here`);
  if (right !== text)
    throw new NotationError(`'${text}': the game comes to '${right}' here; something before was changed`);
}

function checkEnd(recording: BangRecording, turns: number, text: string): void {
  const missing = recording.record.chapters[turns];
  if (missing !== undefined)
    throw new NotationError(`'${text}': 'turn ${missing.chapter} {${hex(missing.digest)}}' is missing before it`);
  const right = endLine(recording);
  if (right !== text) throw new NotationError(`'${text}': the game ends with '${right}'`);
}

function decide(recording: BangRecording, names: readonly string[], text: string): void {
  const said = DECISION.exec(text)?.groups;
  if (said === undefined)
    throw new NotationError(`'${text}': a decision ends with its cards and a digest, {17 0a1b2c3d}`);
  const { seat, rest } = mustEatSeat(names, said['words'] ?? '');
  const ids = (said['ids'] ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map(Number);
  const { position } = recording;
  const answer = answerFromWords({ position, names }, seat, rest, ids);
  const digest = hex(position.digestFor(seat));
  if (digest !== said['digest'])
    throw new NotationError(`'${text}': another question is asked here ({${digest}}); something before was changed`);
  recording.answer(seat, answer);
}
