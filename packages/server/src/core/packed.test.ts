import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

describe('Packed JSON', () => {
  it('has a byte in each place, and comes out as it was', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
        expect(Array.from(packed(json)).every((letter) => letter <= '\u00ff')).toBe(true);
        expect(unpacked(packed(json))).toBe(json);
      }),
    );
  });

  it('is small for what events are full of', () => {
    const cards = [
      { id: 3, card: 'bang', sign: '7♠' },
      { id: 14, card: 'cat-balou', sign: 'J♦' },
    ];
    const json = JSON.stringify({ type: 'drew', count: 2, seat: 4, seenBy: [4], cards });
    expect(packed(json).length).toBeLessThan(json.length / 2);
    expect(unpacked(packed(json))).toBe(json);
  });
});
