import { join, relative } from 'node:path';
import { isolated } from '@dustup/words';
import { type CrashFile, crashFile } from '@dustup/protocol';
import { writeCrash } from '../games/crash.ts';
import { type ExitCode, type Io, OK, PROBLEM, WRONG_USAGE } from '../io.ts';
import type { TerminalGame } from './begin.ts';
import type { Leave } from './desk.ts';
import { drawn, wrapped } from './paint.ts';
import { reasonOf } from '../read-file.ts';
import { finishedFile, saveGame, usualFile } from './saved-game.ts';
import { nameAt, withRoles } from './seats.ts';
import type { Screen } from './screen.ts';
import { tableText } from './table.ts';

/** The first lines: who you are, what you are after, how to play. */
export function greet(io: Io, { recording, seating, isNew }: TerminalGame, screen: Screen): void {
  const { text, pieces, role: roleWords, goal, nameOf, lineOf } = screen.vocabulary;
  const { you, names } = seating;
  if (!isNew) io.write(`${text('terminal.resumed')}\n\n`);
  if (you === null) return;
  const seat = recording.position.view(you).seats[you];
  const role = seat?.role ?? 'outlaw';
  const slug = seat?.character ?? '';
  const name = nameAt(seating, you);
  const welcome = pieces('terminal.welcome', {
    name: isolated(name),
    hasName: name !== text('terminal.you'),
    role: roleWords(role, withRoles(seating)),
    goal: goal(role, names.length),
  });
  const about =
    slug === '' ? '' : ` ${text('terminal.welcomeCharacter', { character: nameOf(slug), line: lineOf(slug) })}`;
  const lines = wrapped(`${drawn(welcome, screen.paint)}${about}`, screen.columns);
  io.write(`${lines.join('\n')}\n${screen.paint.dim(text('terminal.hints'))}\n\n`);
}

/** The end of a game, which is kept: where one wants it, or where the next one that ends takes its place. */
export function finish(io: Io, game: TerminalGame, screen: Screen, file: string | undefined): ExitCode {
  tellEnd(io, game, screen);
  const isWatched = game.seating.you === null;
  if (file === undefined && isWatched) return OK;
  const kept = file ?? finishedFile(io);
  const isSaved = save(io, kept, game, screen);
  if (isSaved)
    io.write(`${screen.vocabulary.text('terminal.retell', { command: `npx dustup replay ${quoted(kept)}` })}\n`);
  return isSaved ? OK : PROBLEM;
}

/** A saved game in which nothing is left to do. */
export function showFinished(io: Io, game: TerminalGame, screen: Screen): ExitCode {
  io.write(`${screen.vocabulary.text('terminal.overAlready')}\n`);
  tellEnd(io, game, screen);
  return OK;
}

/** The last table, with every role face up, and who has won. */
function tellEnd(io: Io, { recording, seating }: TerminalGame, screen: Screen): void {
  const { text } = screen.vocabulary;
  const view = recording.position.view(seating.you);
  const { outcome } = view;
  io.write(`\n${tableText(view, screen)}\n\n`);
  if (outcome !== null)
    io.write(`${screen.paint.bold(text('terminal.gameOver', { side: text(`sides.${outcome.side}`) }))}\n`);
  if (outcome !== null && seating.you !== null) {
    const hasWon = outcome.winners.some((seat) => seat === seating.you);
    io.write(`${hasWon ? screen.paint.green(text('terminal.youWin')) : text('terminal.youLose')}\n`);
  }
}

/** Saves the game and says where, or why it could not be. */
export function save(io: Io, file: string, { recording, seating }: TerminalGame, screen: Screen): boolean {
  const { text } = screen.vocabulary;
  try {
    saveGame(io, file, recording, seating);
  } catch (error) {
    io.error(`${text('terminal.notSaved', { file, ...reasonOf(error) })}\n`);
    return false;
  }
  io.write(`${text('terminal.saved', { file })}\n`);
  return true;
}

/** The game is left before its end: saved, and how to go on. */
export function leave(io: Io, why: Leave, file: string, game: TerminalGame, screen: Screen): ExitCode {
  const { text } = screen.vocabulary;
  if (why === 'endOfInput') io.write(`\n${text('terminal.inputEnded')}\n`);
  if (why === 'mistakes') io.error(`${text('terminal.tooManyMistakes')}\n`);
  const isSaved = save(io, file, game, screen);
  const which = file === usualFile(io) ? '' : ` ${quoted(file)}`;
  if (isSaved) io.write(`${text('terminal.resume', { command: `npx dustup play --resume${which}` })}\n`);
  if (why === 'mistakes') return WRONG_USAGE;
  return isSaved ? OK : PROBLEM;
}

/** The engine broke: the game is kept for whoever mends it. */
export function reportCrash(
  io: Io,
  { rules, setup, key, entries }: Omit<CrashFile, 'format' | 'problem'>,
  problem: string,
  screen: Screen,
): ExitCode {
  const crash = crashFile({ problem, rules, setup, key, entries });
  const path = writeCrash(join(io.folder, 'crashes'), `play-${key.slice(0, 12)}`, crash);
  const { text } = screen.vocabulary;
  const command = `npx dustup replay ${quoted(relative(io.folder, path))}`;
  io.error(`\n${text('terminal.crashed', { problem })}\n${text('terminal.crashKept', { command })}\n`);
  return PROBLEM;
}

function quoted(file: string): string {
  return /^[\w./@+:-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;
}
