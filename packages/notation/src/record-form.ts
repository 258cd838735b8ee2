import { digestOf, type Entry, type GameRecord, type Position, Recording, type Rules } from '@dustup/kernel';
import { wordsForSpoken } from './answer-words.ts';
import { cardsInAnswer, type Lexicon, nameOfSeat } from './lexicon.ts';
import { NotationError } from './notation-error.ts';
import type { Line } from './parse/lines.ts';
import { checkNames } from './seat-names.ts';

export const RECORD_TITLE = 'dustup record 1';

/** A line in the head of a record: `seat Ann: Sid Ketchum` has a name and a value. */
export type HeadLine = { readonly line: Line; readonly key: string; readonly value: string; readonly seat?: string };

/** What the records of a game say besides what all records do. */
export type RecordForm<Setup, State, Game, View, Event> = {
  readonly rules: Rules<Setup, State, Game, View, Event>;
  /** The keys in the head that tell how this game was set up. */
  readonly headKeys: readonly string[];
  /** The set-up as lines of the head, the seats among them. */
  readonly headOf: (setup: Setup, names: readonly string[]) => readonly string[];
  /** The inverse. */
  readonly setupOf: (head: readonly HeadLine[], names: readonly string[]) => Setup;
  readonly lexicon: (game: Game, names: readonly string[]) => Lexicon;
  /** Who has won; null before the end. */
  readonly winnerOf: (state: State) => string | null;
};

/** A whole game as text: the set-up, every decision with its cards and the digest of its question, every turn's digest. */
export function recordText<Setup, State, Game, View, Event>(
  form: RecordForm<Setup, State, Game, View, Event>,
  { rules, setup, key, entries }: Pick<GameRecord<Setup, Event>, 'rules' | 'setup' | 'key' | 'entries'>,
  names: readonly string[],
): string {
  checkNames(names);
  const recording = new Recording(form.rules, setup, key);
  const lines = [RECORD_TITLE, `rules: ${rules}`, ...form.headOf(setup, names), `key: ${key}`];
  let chapters = 0;
  for (const entry of [undefined, ...entries]) {
    if (entry !== undefined) lines.push(decisionLine(form, recording, entry, names));
    for (const { chapter, digest } of recording.record.chapters.slice(chapters))
      lines.push('', turnLine(chapter, digest));
    chapters = recording.record.chapters.length;
  }
  lines.push('', endLine(form, recording.position));
  return `${lines.join('\n')}\n`;
}

function decisionLine<Setup, State, Game, View, Event>(
  form: RecordForm<Setup, State, Game, View, Event>,
  recording: Recording<Setup, State, Game, View, Event>,
  { seat, answer }: Entry,
  names: readonly string[],
): string {
  const { position } = recording;
  const lexicon = form.lexicon(position.game, names);
  const words = `${nameOfSeat(names, seat)} ${wordsForSpoken({ position, names, lexicon }, seat, answer)}`;
  const digest = hex(position.digestFor(seat));
  const refusal = recording.answer(seat, answer);
  if (refusal !== undefined) throw new NotationError({ says: 'notReplaying', words });
  return `${words} {${[...cardsInAnswer(lexicon, answer), digest].join(' ')}}`;
}

export function turnLine(chapter: number, digest: number): string {
  return `${chapter === 0 ? 'set-up' : `turn ${chapter}`} {${hex(digest)}}`;
}

/** Who has won, or that nobody has yet; with a digest of the last state, so that the last line cannot be changed either. */
export function endLine<Setup, State, Game, View, Event>(
  { winnerOf }: RecordForm<Setup, State, Game, View, Event>,
  position: Position<Setup, State, Game, View, Event>,
): string {
  const { state, checkpoint, since, gathered } = position;
  const winner = winnerOf(state);
  const digest = digestOf(JSON.stringify({ checkpoint, since, gathered }));
  return `${winner === null ? 'unfinished' : `${winner} won`} {${hex(digest)}}`;
}

export function hex(digest: number): string {
  return digest.toString(16).padStart(8, '0');
}
