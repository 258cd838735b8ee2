import { manyGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { TABLES } from './tables.ts';

describe('Random games with Armed & Dangerous, up to 300', () => {
  it('end, hold the invariants, play every card and use every ability', () => {
    expect(manyGames({ players: [4, 5, 6, 7], games: 300, tables: TABLES, seed: 'armed' })).toEqual({
      unplayed: [],
      unused: [],
    });
  });
});
