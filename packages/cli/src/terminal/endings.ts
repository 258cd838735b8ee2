import { join, relative } from 'node:path';
import { type CrashFile, crashFile } from '@dustup/protocol';
import { writeCrash } from '../games/crash.ts';
import { type ExitCode, type Io, OK, PROBLEM, WRONG_USAGE } from '../io.ts';
import { reasonOf } from '../read-file.ts';
import type { TerminalGame } from './begin.ts';
import type { Leave } from './desk.ts';
import { widthOf, wrapped } from './paint.ts';
import type { Saves } from './saves.ts';
import { type Screen, unfolded } from './screen.ts';
import type { Happened, Sight } from './sight.ts';

/** The first lines: who you are, what you are after, how to play. */
export function greet(io: Io, sight: Sight, isNew: boolean, screen: Screen): void {
  const { text } = screen.vocabulary;
  if (!isNew) io.write(`${text('terminal.resumed')}\n\n`);
  if (sight.viewer === null) return;
  const lines = [
    ...wrapped(sight.greeting(screen), screen.columns),
    ...wrapped(text('terminal.hints'), screen.columns).map(screen.paint.dim),
  ];
  io.write(`${lines.join('\n')}\n\n`);
}

/** A game that is saved in its own file. */
type Kept = { readonly text: () => string; readonly saves: Saves };

/** The end of a game, which is kept: where one wants it, or where the next one that ends takes its place. */
export function finish(io: Io, sight: Sight, kept: Kept, screen: Screen, wanted: string | undefined): ExitCode {
  tellEnd(io, sight, screen);
  if (wanted === undefined && sight.viewer === null) return OK;
  const file = tried(io, wanted ?? '', screen, () => kept.saves.saveFinished(kept.text(), wanted));
  if (file === undefined) return PROBLEM;
  tellCommand(io, 'terminal.retell', `replay ${quoted(file)}`, screen);
  return OK;
}

/** What to type next. Where it has no room beside its sentence it stands below, in one piece. */
function tellCommand(io: Io, name: string, args: string, { vocabulary: { text }, columns }: Screen): void {
  const command = `${io.command} ${args}`;
  const line = text(name, { command });
  io.write(widthOf(line) <= columns ? `${line}\n` : `${text(name, { command: '' }).trimEnd()}\n${command}\n`);
}

/** A saved game in which nothing is left to do. */
export function showFinished(io: Io, sight: Sight, screen: Screen): ExitCode {
  io.write(`${screen.vocabulary.text('terminal.overAlready')}\n`);
  tellEnd(io, sight, screen);
  return OK;
}

/** The last table, with all that was hidden face up, and who has won. */
function tellEnd(io: Io, { outcome, table }: Sight, screen: Screen): void {
  const { text } = screen.vocabulary;
  io.write(`\n${table(unfolded(screen))}\n\n`);
  if (outcome === null) return;
  io.write(`${screen.paint.bold(text('terminal.gameOver', { side: text(`sides.${outcome.side}`) }))}\n`);
  if (outcome.hasWon !== null)
    io.write(`${outcome.hasWon ? screen.paint.green(text('terminal.youWin')) : text('terminal.youLose')}\n`);
}

/** Saves the game and says where, or why it could not be. Gives the file. */
export function save(io: Io, { text, saves }: Kept, screen: Screen, named?: string): string | undefined {
  return tried(io, named ?? '', screen, () => saves.save(text(), named));
}

function tried(io: Io, named: string, { vocabulary: { text } }: Screen, write: () => string): string | undefined {
  try {
    const file = write();
    io.write(`${text('terminal.saved', { file })}\n`);
    return file;
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const facts = exists ? { reason: 'exists', problem: '' } : reasonOf(error);
    const file = named === '' && error instanceof Error && 'path' in error ? String(error.path) : named;
    io.error(`${text('terminal.notSaved', { file, ...facts })}\n`);
    return undefined;
  }
}

/** The game is left before its end: saved, and how to go on. */
export function leave(io: Io, why: Leave, kept: Kept, screen: Screen): ExitCode {
  const { text } = screen.vocabulary;
  if (why === 'endOfInput') io.write(`\n${text('terminal.inputEnded')}\n`);
  if (why === 'mistakes') io.error(`${text('terminal.tooManyMistakes')}\n`);
  const file = save(io, kept, screen);
  if (file !== undefined) {
    tellCommand(io, 'terminal.resume', `play --resume ${quoted(kept.saves.nameOf(file))}`, screen);
  }
  if (why === 'mistakes') return WRONG_USAGE;
  return file === undefined ? PROBLEM : OK;
}

/** A bot of somebody else broke: the game waits for a better one. */
export function leaveBroken(io: Io, problem: string, kept: Kept, screen: Screen): ExitCode {
  io.error(`${problem}\n`);
  leave(io, 'quit', kept, screen);
  return PROBLEM;
}

/** The engine broke: the game is kept for whoever mends it. */
export function reportCrash<View, Event extends Happened>(
  io: Io,
  { recording }: TerminalGame<View, Event>,
  problem: string,
  screen: Screen,
): ExitCode {
  const { rules, setup, key, entries } = recording.record;
  const crash: CrashFile = crashFile({ problem, rules, setup, key, entries });
  const path = writeCrash(join(io.folder, 'crashes'), `play-${key.slice(0, 12)}`, crash);
  const { text } = screen.vocabulary;
  const command = `${io.command} replay ${quoted(relative(io.folder, path))}`;
  io.error(`\n${text('terminal.crashed', { problem })}\n${text('terminal.crashKept', { command })}\n`);
  return PROBLEM;
}

function quoted(file: string): string {
  return /^[\w./@+:-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;
}
