import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BangRecording } from '@dustup/bang';
import { LANGUAGES, type Language } from '@dustup/words';
import { writeRecord } from '@dustup/notation';
import { BOT_NAMES } from '@dustup/bots';
import { USUAL_BOT } from '../games/plan.ts';
import type { Io } from '../io.ts';
import { readRecordFile } from '../read-file.ts';
import { vocabularyFor } from './words.ts';

/** What a saved game is besides its record. */
export type Seating = {
  readonly names: readonly string[];
  /** Null when nobody plays and somebody watches. */
  readonly you: number | null;
  readonly bot: string;
  readonly language: Language;
};

/** Where a game goes that is left without a word: a folder of this person's own. */
export function usualFile(io: Io): string {
  return join(folderOf(io), 'last-game.txt');
}

/** Where a game goes that has come to its end. */
export function finishedFile(io: Io): string {
  return join(folderOf(io), 'finished-game.txt');
}

function folderOf({ env }: Io): string {
  const state = env['XDG_STATE_HOME'] ?? join(env['HOME'] ?? homedir(), '.local', 'state');
  return join(state, 'dustup');
}

/** Writes the game as a record, for its owner's eyes only: it shows every hand. */
export function saveGame(io: Io, file: string, { record }: BangRecording, seating: Seating): void {
  const path = resolve(io.folder, file);
  const names = seating.names.map((name, seat) => (seat === seating.you && isNobodysName(name) ? UNNAMED : name));
  // A folder of the player's own choice is not made up: a slip of the pen should be noticed
  if (dirname(path) === folderOf(io)) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${seatingLine({ ...seating, names })}\n${writeRecord(record, names)}`, { mode: 0o600 });
}

/** «You» on the screen is somebody else to whoever reads the record. */
const UNNAMED = 'Player';

function isNobodysName(name: string): boolean {
  return LANGUAGES.some((language) => vocabularyFor(language, []).text('terminal.you') === name);
}

/** A comment to whoever reads the record; it says what the record does not need to know. */
function seatingLine({ names, you, bot, language }: Seating): string {
  const who = you === null ? 'nobody' : (names[you] ?? 'nobody');
  return `# played in the terminal by ${who}, against ${bot}, in ${language}`;
}

const SEATING = /^# played in the terminal by (?<who>.+), against (?<bot>[\w-]+), in (?<language>\w+)$/m;

/** A saved game, played up to where it was left. Any record will do: without the comment the first seat is yours. */
export function readGame(io: Io, file: string, wanted: Partial<Pick<Seating, 'bot' | 'language'>>) {
  const { text, read } = readRecordFile(io, file);
  const { recording } = read;
  const said = SEATING.exec(text)?.groups;
  const found = said === undefined ? 0 : read.names.indexOf(said['who'] ?? '');
  const you = found < 0 ? null : found;
  const language = wanted.language ?? LANGUAGES.find((one) => one === said?.['language']) ?? 'en';
  const yourName = vocabularyFor(language, []).text('terminal.you');
  const names = read.names.map((name, seat) => (seat === you && name === UNNAMED ? yourName : name));
  const bot = wanted.bot ?? BOT_NAMES.find((one) => one === said?.['bot']) ?? USUAL_BOT;
  const seating: Seating = { names, you, bot, language };
  return { recording, seating };
}
