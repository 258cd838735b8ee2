import { bookOf } from '@dustup/bang';
import { manyGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { SMALL_AND_LARGE, TABLES } from './tables.ts';

const { cards, events, characters } = bookOf(['great-train-robbery']);
const own = [...cards.keys(), ...events.keys(), ...characters.keys()];

describe('300 random games with the train', () => {
  it('end, hold the invariants, play every card and use every ability', { timeout: 1_200_000 }, () => {
    const few = manyGames({ players: [3, 8], games: 60, tables: SMALL_AND_LARGE });
    const { unplayed, unused } = manyGames({ players: [4, 5, 6, 7], games: 240, tables: TABLES });
    const missing = [...unplayed, ...unused].filter((slug) => own.includes(slug));
    expect(missing.filter((slug) => [...few.unplayed, ...few.unused].includes(slug))).toEqual([]);
  });
});
