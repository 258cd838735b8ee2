import type { Dice } from '@dustup/bots';
import { FAILPOINT_NAMES, type FailpointName } from '../log/failpoint.ts';

/** How often a place is passed before the end, at most: there are several sends to a write. */
const MOST: { readonly [name in FailpointName]: number } = {
  'before-append': 12,
  'after-append': 12,
  'before-commit': 12,
  'after-commit': 12,
  'before-send': 90,
  'after-send': 90,
};

/** A place at which the server dies, by chance; every place has its turn. It comes so many times as late, so that games end meanwhile. */
export function failpointFor(number: number, dice: Dice, later = 1): string {
  const name = FAILPOINT_NAMES[number % FAILPOINT_NAMES.length] ?? 'before-append';
  return `${name}:${1 + dice.below(MOST[name] * later)}`;
}

/** At every fifth write: when it has been appended but not committed, and when it is on disk and nobody has been told, by turns. */
export function fifthWrite(number: number): string {
  return number % 2 === 0 ? 'after-append:5' : 'after-commit:5';
}
