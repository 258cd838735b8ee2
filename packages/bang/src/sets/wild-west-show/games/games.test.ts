import { addToLibrary } from '@dustup/bang';
import { manyGames, randomGames, sliceOf } from '@dustup/testkit';
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

describe('Random games with Wild West Show, up to 300', () => {
  it('end, hold the invariants, turn every show card and use every ability', () => {
    expect(manyGames({ players: [4, 5, 6, 7], games: 300, tables: [...TABLES, SHORT], seed: 'show' })).toEqual({
      unplayed: [],
      unused: [],
    });
  });

  it('of three and of eight, too', () => {
    for (const players of [3, 8]) {
      for (const table of TABLES.filter(({ sets }) => sets.includes('dodge-city')))
        randomGames({ players, ...table, games: sliceOf(15, 4), seed: `show ${players}` });
    }
  });
});
