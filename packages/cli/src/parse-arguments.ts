import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bangRules, declaredSets, optionsFor } from '@dustup/bang';
import { BOT_NAMES } from '@dustup/bots';
import { duelRules } from '@dustup/duel';
import { isOutside } from './games/is-outside.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './io.ts';

/** Sets that are whole and may be chosen: what has been declared done. */
export const PLAYABLE_SETS: readonly string[] = declaredSets();

/** What may be chosen with one set or another. */
export const KNOWN_OPTIONS: readonly string[] = optionsFor(PLAYABLE_SETS);

/** Over all sets; whether these sets will do for so many is looked at when a game is set up. */
export const LEAST_PLAYERS = 3;
export const MOST_PLAYERS = 8;

/** A whole number from `least` to `most`: what commander calls with the text after an option. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new UsageError('wholeNumber', { least, most, isOpen: String(most === Number.MAX_SAFE_INTEGER) });
  };
}

/** `4-7` or `5`: the least and the most. */
export function parsePlayers(text: string): readonly [number, number] {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [least, most] = [Number(first), Number(last ?? first)];
  if (least >= LEAST_PLAYERS && most <= MOST_PLAYERS && least <= most) return [least, most];
  throw new UsageError('playerRange', { least: LEAST_PLAYERS, most: MOST_PLAYERS });
}

/** Names of sets, or one of a preset; whether there are such is known with the other options. */
export function parseSets(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

export function parseOptions(text: string): readonly string[] {
  return parseNames(text, 'noSuchOption', KNOWN_OPTIONS);
}

/** How many characters each: what may be chosen for a Duel in the terminal. */
export const DUEL_OPTIONS: readonly string[] = ['characters5', 'characters6'];

/** Options of either game; which of them fit is known once the game is. */
export function parseAnyOptions(text: string): readonly string[] {
  return parseNames(text, 'noSuchOption', [...KNOWN_OPTIONS, ...DUEL_OPTIONS]);
}

/** What a game is called here: its rules' name without what stands before the slash. */
export function gameOf({ name }: { readonly name: string }): string {
  return name.replace(/^.*\//, '');
}

const GAMES: readonly string[] = [bangRules, duelRules].map(gameOf);

export function parseGame(text: string): string {
  const [game = ''] = parseNames(text, 'noSuchGame', GAMES);
  return game;
}

export function parseBot(text: string): string {
  const [bot = ''] = parseNames(text, 'noSuchBot', BOT_NAMES);
  return bot;
}

/** One of ours, or the file of somebody else's. */
export function parseAnyBot(text: string): string {
  if (!isOutside(text)) return parseBot(text);
  const file = resolve(text);
  if (!existsSync(file)) throw new UsageError('noSuchBot', { name: text, known: BOT_NAMES.join(', ') });
  return file;
}

const LONGEST_NAME = 20;

/** What a person is called: it has to be read back from a record, so letters and a few signs only. */
export function parseName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (/^\p{L}[\p{L}\p{N}' -]*$/u.test(name) && name.length <= LONGEST_NAME) return name;
  throw new UsageError('name', { most: LONGEST_NAME });
}

function parseNames(text: string, problem: string, known: readonly string[]): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return [...new Set(names)];
  const near = nearest(unknown, known);
  throw new UsageError(problem, {
    name: unknown,
    near: near ?? '',
    isNear: String(near !== undefined),
    known: known.join(', '),
  });
}
