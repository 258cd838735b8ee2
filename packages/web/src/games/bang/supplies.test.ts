import { expect, it } from 'vitest';
import type { GameState } from './wire.ts';
import { loadContents } from './cards/book.ts';
import { suppliesOf } from './supplies.ts';

await loadContents(['gold-rush', 'armed-and-dangerous']);

it('counts what lies beside the table: piles, and tokens that lie nowhere', () => {
  const table = {
    sets: ['base', 'gold-rush', 'armed-and-dangerous'],
    zones: { equipmentPile: { count: 16, cards: null } },
    seats: [{ tokens: { nugget: 3, load: 4 } }, { tokens: { nugget: 2 } }],
    cardTokens: { 17: { load: 3 } },
  };
  expect(suppliesOf({ table } as unknown as GameState)).toEqual([
    { slug: 'equipment', count: 16, isTokens: false },
    { slug: 'nugget', count: 25, isTokens: true },
    { slug: 'load', count: 25, isTokens: true },
  ]);
});
