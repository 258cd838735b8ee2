import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { TABLES } from './tables.ts';

describe('2,500 random games of 3 with events', () => {
  it('end, hold the invariants, turn every event and use all there is', { timeout: 1_200_000 }, () => {
    expect(manyGames({ players: 3, games: 2500, tables: TABLES })).toEqual({ unplayed: [], unused: [] });
  });
});
