import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { TABLES } from './tables.ts';

describe('1,500 random games of the base game', () => {
  it('end, hold the invariants, play every card and use every ability', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: [4, 5, 6, 7], games: 1500, tables: TABLES })).toEqual({ unplayed: [], unused: [] });
  });
});
