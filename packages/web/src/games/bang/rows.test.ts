import { describe, expect, it } from 'vitest';
import type { GameState } from './wire.ts';
import { loadContents } from './cards/book.ts';
import { aheadBy, berthOf, rowsOf } from './rows.ts';

await loadContents(['gold-rush', 'great-train-robbery']);

const card = (id: number) => ({ id, card: `card ${id}`, sign: '' });

/** As much of a game as rows read. */
function lying(sets: readonly string[], zones: { readonly [zone: string]: readonly number[] }, at = 1, ahead = 0) {
  const seen = Object.entries(zones).map(([zone, ids]) => [zone, { count: ids.length, cards: ids.map(card) }] as const);
  const table = {
    sets,
    zones: Object.fromEntries(seen),
    memory: { 'locomotive-at': at },
    inForce: { locomotive: 'leland' },
  };
  return rowsOf({ table } as unknown as GameState, ahead);
}

describe('Rows in the middle', () => {
  it('are none where no set lays any out', () => {
    expect(lying(['base'], {})).toEqual([]);
  });

  it('show what is for sale, no piles', () => {
    const [shop, ...more] = lying(['base', 'gold-rush'], { shop: [1, 2, 3], equipmentDiscards: [4] });
    expect(shop?.cards.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(more).toEqual([]);
  });

  it('have the train behind its locomotive, each car beside a station', () => {
    const [line] = lying(['base', 'great-train-robbery'], { line: [1, 2, 3, 4], train: [5, 6, 7] }, 4);
    expect(line?.below?.cards.map(({ id, beside }) => [id, beside])).toEqual([
      [5, 2],
      [6, 1],
      [7, 0],
    ]);
    expect(line?.below?.head).toEqual({ event: 'leland', beside: 3 });
    expect(line?.below?.lead).toBe(0);
  });

  it('have room before the first station for the cars that are under none yet', () => {
    const [line] = lying(['base', 'great-train-robbery'], { line: [1, 2, 3, 4], train: [5, 6, 7] }, 2);
    expect(line?.below?.lead).toBe(2);
  });

  it('say beside what a card lies, or will lie once the train has moved on, and whether that is the end', () => {
    const zones = { line: [1, 2, 3, 4], train: [5, 6, 7] };
    const sets = ['base', 'great-train-robbery'];
    expect(berthOf(lying(sets, zones, 4), 5)).toMatchObject({ beside: { id: 3 }, isAtEnd: false });
    expect(berthOf(lying(sets, zones, 4, 1), 5)).toMatchObject({ beside: { id: 4 }, isAtEnd: true, head: 'leland' });
    expect(berthOf(lying(sets, zones), 5)?.beside).toBeUndefined();
    expect(aheadBy({ steps: [{ slot: 'use', value: 'advance-train' }] })).toBe(1);
    expect(aheadBy({ steps: [{ slot: 'use', value: 'take-railcar' }] })).toBe(0);
  });
});
