import { bangRules, GAME_OPTIONS, optionsFor } from '@dustup/bang';
import { keyFromSeed, SetupError } from '@dustup/kernel';
import { PLAYABLE_SETS } from '../parse-arguments.ts';
import type { TableChoice } from './plan.ts';

/** Throws a `SetupError` in words when these sets and options cannot be played by so many. */
export function mustBePlayable(players: number, { sets, options }: TableChoice): void {
  bangRules.begin({ players, sets, options }, keyFromSeed('any'));
}

/** Every choice of sets and options that some of these numbers can play; the base game is always among the sets. */
export function everyTable([least, most]: readonly [number, number]): readonly TableChoice[] {
  const others = PLAYABLE_SETS.filter((set) => set !== 'base');
  const tables = subsetsOf(others).flatMap((more) => {
    const sets = ['base', ...more];
    return optionsAt(sets).map((options) => ({ sets, options }));
  });
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return tables.filter((table) => numbers.some((players) => isPlayable(players, table)));
}

/** The general options in every combination, what the sets bring one at a time. */
function optionsAt(sets: readonly string[]): readonly (readonly string[])[] {
  const general: readonly string[] = GAME_OPTIONS;
  const theirs = optionsFor(sets).filter((option) => !general.includes(option));
  return [...subsetsOf(general), ...theirs.map((option) => [option])];
}

function isPlayable(players: number, table: TableChoice): boolean {
  try {
    mustBePlayable(players, table);
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}

function subsetsOf(items: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
}
