import { EngineBug, type Refusal, SetupError } from '@dustup/kernel';
import { optionsFor } from './options.ts';
import { checkSetup, type Setup } from './setup.ts';

/** Which sets, with which options. */
export type TableChoice = { readonly sets: readonly string[]; readonly options: readonly string[] };

export function isPlayable(setup: Setup): boolean {
  return whyNotPlayable(setup) === undefined;
}

/** The reason why so many cannot play these sets with these options; undefined when they can. */
export function whyNotPlayable(setup: Setup): Refusal | undefined {
  try {
    checkSetup(setup);
    return undefined;
  } catch (error) {
    if (error instanceof SetupError) return error.refusal;
    throw error;
  }
}

/** After so many draws without a playable table there is none. */
const MOST_DRAWS = 1000;
const MOST_OPTIONS = 2;

/** Draws a table for so many players: the base game, each other set with an even chance, and up to two options. */
export function drawTable(below: (n: number) => number, players: number, from: readonly string[]): TableChoice {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const sets = from.filter((set) => set === 'base' || below(2) === 0);
    const options = drawOptions(below, optionsFor(sets));
    if (isPlayable({ players, sets, options })) return { sets, options };
  }
  throw new EngineBug(`no table for ${players} in ${MOST_DRAWS} draws from ${from.join(', ')}`);
}

function drawOptions(below: (n: number) => number, known: readonly string[]): readonly string[] {
  const left = [...known];
  return Array.from({ length: below(MOST_OPTIONS + 1) }, () => left.splice(below(left.length), 1)).flat();
}
