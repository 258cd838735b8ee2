import { manyGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { TABLES } from './tables.ts';

describe('300 random games with Armed & Dangerous', () => {
  it('end, hold the invariants, play every card and use every ability', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: [4, 5, 6, 7], games: 300, tables: TABLES, seed: 'armed' })).toEqual({
      unplayed: [],
      unused: [],
    });
  });
});
