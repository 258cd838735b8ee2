import { randomBytes } from 'node:crypto';
import { type BangRecording, bangRules, type Setup } from '@dustup/bang';
import type { Language } from '@dustup/words';
import { digestOf, keyFromSeed, Recording } from '@dustup/kernel';
import { type Io, UsageError } from '../io.ts';
import { readGame, type Seating, usualFile } from './saved-game.ts';
import { namesFor } from './seats.ts';

/** A game at the terminal: the record being written and who sits where. */
export type TerminalGame = { readonly recording: BangRecording; readonly seating: Seating; readonly isNew: boolean };

export type Wishes = {
  readonly players: number;
  readonly bot: string;
  readonly seat?: number | undefined;
  readonly seed?: string | undefined;
  readonly name: string;
  readonly sets: readonly string[];
  readonly options: readonly string[];
  readonly isWatched: boolean;
  readonly language: Language;
};

export function newGame({ players, bot, seat, seed, name, sets, options, isWatched, language }: Wishes): TerminalGame {
  if (seat !== undefined && seat > players) throw new UsageError('noSuchSeat', { seat, players });
  // With secrets at stake the key is 256 bits from the system; a seed is for a game that somebody wants again.
  const key = seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(seed);
  const anySeat = digestOf(key) % players;
  const you = isWatched ? null : seat === undefined ? anySeat : seat - 1;
  const setup: Setup = { players, sets, options };
  const seating: Seating = { names: namesFor(players, you, name), you, bot, language };
  return { recording: new Recording(bangRules, setup, key), seating, isNew: true };
}

export function resumedGame(
  io: Io,
  file: string | true,
  wanted: Partial<Pick<Seating, 'bot' | 'language'>>,
): TerminalGame {
  return { ...readGame(io, file === true ? usualFile(io) : file, wanted), isNew: false };
}
