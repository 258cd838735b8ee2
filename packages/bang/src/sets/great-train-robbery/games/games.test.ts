import { bookOf } from '@dustup/bang';
import { manyGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { SMALL_AND_LARGE, TABLES } from './tables.ts';

const { cards, events, characters } = bookOf(['great-train-robbery']);
const own = new Set([...cards.keys(), ...events.keys(), ...characters.keys()]);
const isOwn = (slug: string) => own.has(slug);

describe('Random games with the train, up to 300', () => {
  it('end, hold the invariants, play every card and use every ability', () => {
    const few = manyGames({ players: [3, 8], games: 60, tables: SMALL_AND_LARGE, isWanted: isOwn });
    const missing = new Set([...few.unplayed, ...few.unused]);
    const isMissing = (slug: string) => missing.has(slug);
    expect(manyGames({ players: [4, 5, 6, 7], games: 240, tables: TABLES, isWanted: isMissing })).toEqual({
      unplayed: [],
      unused: [],
    });
  });
});
