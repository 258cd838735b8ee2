import { addToLibrary } from '@dustup/bang';
import { manyGames, randomGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { TABLES } from './tables.ts';

/** Ten Stagecoaches are rare: here the pile is down to its last two. */
addToLibrary([
  {
    slug: 'short-show',
    name: 'Short Show',
    deck: [],
    characters: [],
    events: [],
    rules: [],
    prepare: ({ state: { stacks } }) => stacks['show']?.splice(0, 8),
  },
]);
const SHORT = { sets: ['base', 'wild-west-show', 'short-show'], options: [] };

describe('300 random games with Wild West Show', () => {
  it('end, hold the invariants, turn every show card and use every ability', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: [4, 5, 6, 7], games: 300, tables: [...TABLES, SHORT], seed: 'show' })).toEqual({
      unplayed: [],
      unused: [],
    });
  });

  it('of three and of eight, too', { timeout: 1_200_000 }, () => {
    for (const players of [3, 8]) {
      for (const table of TABLES.filter(({ sets }) => sets.includes('dodge-city')))
        randomGames({ players, ...table, games: 15, seed: `show ${players}` });
    }
  });
});
