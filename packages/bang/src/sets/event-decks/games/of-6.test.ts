import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { MORE_TABLES } from './tables.ts';

describe('1,500 random games of 6 with events', () => {
  it('end, hold the invariants, turn every event and use all there is', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: 6, games: 1500, tables: MORE_TABLES })).toEqual({ unplayed: [], unused: [] });
  });
});
