import { type BangRecording, bangRules, bookOf, characterIn, type GameEvent, type Setup } from '@dustup/bang/engine';
import { digestOf, type Entry, type GameRecord, Recording } from '@dustup/kernel';
import { wordsForAnswer } from './answer-words.ts';
import { nameOfSeat } from './named-position.ts';
import { NotationError } from './notation-error.ts';
import { checkNames } from './seat-names.ts';
import { cardsInAnswer } from './slot-words.ts';

export type BangRecord = GameRecord<Setup, GameEvent>;

export const RECORD_TITLE = 'dustup record 1';

/** A whole game as text: the set-up, every decision with its cards and the digest of its question, every turn's digest. */
export function writeRecord(record: BangRecord, names: readonly string[]): string {
  checkNames(names);
  const recording = new Recording(bangRules, record.setup, record.key);
  const lines = headOf(record, names);
  let chapters = 0;
  for (const entry of [undefined, ...record.entries]) {
    if (entry !== undefined) lines.push(decisionLine(recording, entry, names));
    for (const { chapter, digest } of recording.record.chapters.slice(chapters)) lines.push(turnLine(chapter, digest));
    chapters = recording.record.chapters.length;
  }
  lines.push('', endLine(recording));
  return `${lines.join('\n')}\n`;
}

function headOf({ rules, setup, key }: BangRecord, names: readonly string[]): string[] {
  const { players, sets, options = [], sheriff, characters = [] } = setup;
  const book = bookOf(sets);
  const seats = Array.from({ length: players }, (_, seat) => {
    const kept = characters[seat] ?? null;
    return `seat ${nameOfSeat(names, seat)}${kept === null ? '' : `: ${characterIn(book, kept).name}`}`;
  });
  return [
    RECORD_TITLE,
    `rules: ${rules}`,
    `sets: ${sets.join(', ')}`,
    ...(options.length === 0 ? [] : [`options: ${options.join(', ')}`]),
    ...seats,
    ...(sheriff === undefined ? [] : [`sheriff: ${nameOfSeat(names, sheriff)}`]),
    `key: ${key}`,
  ];
}

function decisionLine(recording: BangRecording, { seat, answer }: Entry, names: readonly string[]): string {
  const { position } = recording;
  const words = `${nameOfSeat(names, seat)} ${wordsForAnswer({ position, names }, seat, answer)}`;
  const digest = hex(position.digestFor(seat));
  const ids = cardsInAnswer(answer);
  const refusal = recording.answer(seat, answer);
  if (refusal !== undefined) throw new NotationError(`this record does not replay: '${words}' is refused`);
  return `${words} {${[...ids, digest].join(' ')}}`;
}

function turnLine(chapter: number, digest: number): string {
  return chapter === 0 ? `\nset-up {${hex(digest)}}` : `\nturn ${chapter} {${hex(digest)}}`;
}

/** Who has won, or that nobody has yet; with a digest of the last state, so that the last line cannot be changed either. */
export function endLine({ position }: BangRecording): string {
  const { outcome } = position.state;
  return `${outcome === null ? 'unfinished' : `${outcome.side} won`} {${hex(digestOf(JSON.stringify(position.save())))}}`;
}

export function hex(digest: number): string {
  return digest.toString(16).padStart(8, '0');
}
