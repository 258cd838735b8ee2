import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type BangRecording, LANGUAGES, type Language } from '@dustup/bang';
import { writeRecord } from '@dustup/notation';
import type { Io } from '../io.ts';
import { readRecordFile } from '../read-file.ts';

/** What a saved game is besides its record. */
export type Seating = {
  readonly names: readonly string[];
  /** Null when nobody plays and somebody watches. */
  readonly you: number | null;
  readonly bot: string;
  readonly language: Language;
};

/** Where a game goes that is left without a word: a folder of this person's own. */
export function usualFile({ env }: Io): string {
  const state = env['XDG_STATE_HOME'] ?? join(env['HOME'] ?? homedir(), '.local', 'state');
  return join(state, 'dustup', 'last-game.txt');
}

/** Writes the game as a record, for its owner's eyes only: it shows every hand. */
export function saveGame(io: Io, file: string, { record }: BangRecording, seating: Seating): void {
  const path = resolve(io.folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${seatingLine(seating)}\n${writeRecord(record, seating.names)}`, { mode: 0o600 });
}

/** A comment to whoever reads the record; it says what the record does not need to know. */
function seatingLine({ names, you, bot, language }: Seating): string {
  const who = you === null ? 'nobody' : (names[you] ?? 'nobody');
  return `# played in the terminal by ${who}, against ${bot}, in ${language}`;
}

const SEATING = /^# played in the terminal by (?<who>.+), against (?<bot>[\w-]+), in (?<language>\w+)$/m;

/** A saved game, played up to where it was left. Any record will do: without the comment the first seat is yours. */
export function readGame(io: Io, file: string, bot: string): { recording: BangRecording; seating: Seating } {
  const { text, read } = readRecordFile(io, file);
  const { names, recording } = read;
  const said = SEATING.exec(text)?.groups;
  const you = said === undefined ? 0 : names.indexOf(said['who'] ?? '');
  const language = LANGUAGES.find((one) => one === said?.['language']) ?? 'en';
  return { recording, seating: { names, you: you < 0 ? null : you, bot: said?.['bot'] ?? bot, language } };
}
