import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { TABLES } from './tables.ts';

describe('1,000 random games of 8 with events', () => {
  it('end, hold the invariants, turn every event and use all there is', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: 8, games: 1000, tables: TABLES })).toEqual({ unplayed: [], unused: [] });
  });
});
