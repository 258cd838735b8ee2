import { bookOf, type CharacterDefinition } from '@dustup/bang';
import { randomGames } from './random-games.ts';
import { watchAbilities } from './used-abilities.ts';

/** Two characters, by their slugs. */
export type Pair = readonly [string, string];

/** The characters of these sets that may get in each other's way: they speak at the same moment, or to the same query, threat or part of phase 1. */
export function pairsThatMeet(sets: readonly string[]): Pair[] {
  const all = [...bookOf([...sets]).characters.values()];
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => doMeet(one, other))
      .map((other): Pair => [one.slug, other.slug]),
  );
}

function doMeet(one: CharacterDefinition, other: CharacterDefinition): boolean {
  const hooks = hooksOf(other);
  return hooksOf(one).some((hook) => hooks.includes(hook));
}

function hooksOf({ queries, triggers, responds, draws, action }: CharacterDefinition): string[] {
  return [
    ...Object.keys(queries ?? {}),
    ...Object.keys(triggers ?? {}),
    ...Object.keys(responds ?? {}),
    ...Object.keys(draws ?? {}).map((part) => `draws ${part}`),
    ...(action === undefined ? [] : ['action']),
  ];
}

type PairGames = {
  readonly sets: readonly string[];
  readonly seed: string;
  /** So many games are played before it is given up. */
  readonly most: number;
  readonly oneIn?: number;
};

const FOUR_TO_SEVEN = 4;

/** Plays random games with both at the table until both abilities have been of use in one of them; false when none came. */
export function bothAct([one, other]: Pair, { sets, seed, most, oneIn = 20 }: PairGames): boolean {
  for (let game = 0; game < most; game++) {
    const abilities = watchAbilities(sets);
    try {
      const players = 4 + (game % FOUR_TO_SEVEN);
      const characters = game % 2 === 0 ? [one, null, other] : [one, other];
      randomGames({ players, sets, characters, games: 1, seed: `${seed} ${one} ${other} ${game}`, oneIn });
      if (abilities.used.has(one) && abilities.used.has(other)) return true;
    } finally {
      abilities.release();
    }
  }
  return false;
}
