import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';
import { BASE_TABLES, TABLES } from './tables.ts';

describe('Random games with events, up to 1,500', () => {
  it.each([
    { players: [3, 4, 5, 6, 7, 8], games: 1000, tables: TABLES },
    { players: [4, 5, 6, 7], games: 500, tables: BASE_TABLES },
  ])('end, hold the invariants, turn every event and use all there is: $games', (words) => {
    expect(manyGames(words)).toEqual({ unplayed: [], unused: [] });
  });
});
