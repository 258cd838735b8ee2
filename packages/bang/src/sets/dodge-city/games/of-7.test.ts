import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { TABLES } from './tables.ts';

describe('1,000 random games of 7 with Dodge City', () => {
  it('end, hold the invariants, play every card and use every ability', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: 7, games: 1000, tables: TABLES })).toEqual({ unplayed: [], unused: [] });
  });
});
