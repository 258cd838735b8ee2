import { join, relative } from 'node:path';
import { roleText } from '@dustup/bang';
import { crashFile } from '@dustup/protocol';
import { writeCrash } from '../games/crash.ts';
import { type ExitCode, type Io, OK, PROBLEM, WRONG_USAGE } from '../io.ts';
import type { TerminalGame } from './begin.ts';
import type { Leave } from './desk.ts';
import { wrapped } from './paint.ts';
import { reasonOf } from '../read-file.ts';
import { finishedFile, saveGame, usualFile } from './saved-game.ts';
import { isOnlyOne } from './seats.ts';
import { type Screen, tableText } from './table.ts';
import { lineOf } from './words.ts';

/** The first lines: who you are, what you are after, how to play. */
export function greet(io: Io, { recording, seating, isNew }: TerminalGame, screen: Screen): void {
  const { words, texts, roleName, nameOf } = screen.vocabulary;
  const { you, names } = seating;
  if (!isNew) io.write(`${words.ui.resumed}\n\n`);
  if (you === null) return;
  const seat = recording.position.view(you).seats[you];
  const role = seat?.role ?? 'outlaw';
  const goal = roleText(texts, role, names.length)?.goal ?? '';
  const slug = seat?.character ?? '';
  const about: readonly [string, string] = slug === '' ? ['', ''] : [nameOf(slug), lineOf(slug, screen.vocabulary)];
  const welcome = words.ui.welcome(names[you] ?? '', roleName(role), isOnlyOne(role, names.length), goal, ...about);
  io.write(`${wrapped(welcome, screen.columns).join('\n')}\n${screen.paint.dim(words.ui.hints)}\n\n`);
}

/** The end of a game, which is kept: where one wants it, or where the next one that ends takes its place. */
export function finish(io: Io, game: TerminalGame, screen: Screen, file: string | undefined): ExitCode {
  tellEnd(io, game, screen);
  const isWatched = game.seating.you === null;
  if (file === undefined && isWatched) return OK;
  const kept = file ?? finishedFile(io);
  const isSaved = save(io, kept, game, screen);
  if (isSaved) io.write(`${screen.vocabulary.words.ui.retell(`npx dustup replay ${quoted(kept)}`)}\n`);
  return isSaved ? OK : PROBLEM;
}

/** A saved game in which nothing is left to do. */
export function showFinished(io: Io, game: TerminalGame, screen: Screen): ExitCode {
  io.write(`${screen.vocabulary.words.ui.overAlready}\n`);
  tellEnd(io, game, screen);
  return OK;
}

/** The last table, with every role face up, and who has won. */
function tellEnd(io: Io, { recording, seating }: TerminalGame, screen: Screen): void {
  const { ui } = screen.vocabulary.words;
  const view = recording.position.view(seating.you);
  const { outcome } = view;
  io.write(`\n${tableText(view, screen)}\n\n`);
  if (outcome !== null) io.write(`${screen.paint.bold(ui.gameOver(ui.side[outcome.side] ?? outcome.side))}\n`);
  if (outcome !== null && seating.you !== null) {
    const hasWon = outcome.winners.some((seat) => seat === seating.you);
    io.write(`${hasWon ? screen.paint.green(ui.youWin) : ui.youLose}\n`);
  }
}

/** Saves the game and says where, or why it could not be. */
export function save(io: Io, file: string, { recording, seating }: TerminalGame, screen: Screen): boolean {
  const { ui } = screen.vocabulary.words;
  try {
    saveGame(io, file, recording, seating);
  } catch (error) {
    io.error(`${ui.notSaved(file, reasonOf(error, 'there is no such folder'))}\n`);
    return false;
  }
  io.write(`${ui.saved(file)}\n`);
  return true;
}

/** The game is left before its end: saved, and how to go on. */
export function leave(io: Io, why: Leave, file: string, game: TerminalGame, screen: Screen): ExitCode {
  const { ui } = screen.vocabulary.words;
  if (why === 'endOfInput') io.write(`\n${ui.inputEnded}\n`);
  if (why === 'mistakes') io.error(`${ui.tooManyMistakes}\n`);
  const isSaved = save(io, file, game, screen);
  const which = file === usualFile(io) ? '' : ` ${quoted(file)}`;
  if (isSaved) io.write(`${ui.resume(`npx dustup play --resume${which}`)}\n`);
  if (why === 'mistakes') return WRONG_USAGE;
  return isSaved ? OK : PROBLEM;
}

/** The engine broke: the game is kept for whoever mends it. */
export function reportCrash(io: Io, { recording }: TerminalGame, problem: string): ExitCode {
  const { rules, setup, key, entries } = recording.record;
  const crash = crashFile({ problem, rules, setup, key, entries });
  const path = writeCrash(join(io.folder, 'crashes'), `play-${key.slice(0, 12)}`, crash);
  io.error(`\nThis is a bug in Dustup, not in your play: ${problem}\n`);
  io.error(`The game is kept; see what broke with: npx dustup replay ${quoted(relative(io.folder, path))}\n`);
  return PROBLEM;
}

function quoted(file: string): string {
  return /^[\w./@+:-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;
}
