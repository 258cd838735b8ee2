import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './packed.ts';

describe('A packed text', () => {
  it('has a byte in each place, and comes out as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(Array.from(packed(text)).every((letter) => letter <= '\u00ff')).toBe(true);
        expect(unpacked(packed(text))).toBe(text);
      }),
    );
    expect(packed('7♠')).toHaveLength(4);
  });
});
