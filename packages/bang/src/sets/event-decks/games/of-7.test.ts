import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { MORE_TABLES } from './tables.ts';

describe('1,000 random games of 7 with events', () => {
  it('end, hold the invariants, turn every event and use all there is', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: 7, games: 1000, tables: MORE_TABLES })).toEqual({ unplayed: [], unused: [] });
  });
});
