import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { TABLES } from './tables.ts';

describe('Random games of the base game, up to 1,500', () => {
  it('end, hold the invariants, play every card and use every ability', () => {
    expect(manyGames({ players: [4, 5, 6, 7], games: 1500, tables: TABLES })).toEqual({ unplayed: [], unused: [] });
  });
});
