import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Line } from './line.ts';

describe('a line', () => {
  test('gives back what was put in, in order, and knows each by its place, however it grows and shrinks', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 300 }), (steps) => {
        const line = new Line<number>();
        const plain: number[] = [];
        for (const [at, isPush] of steps.entries()) {
          if (isPush) {
            line.push(at);
            plain.push(at);
          } else {
            expect(line.shift()).toBe(plain.shift());
          }
          expect(line.length).toBe(plain.length);
          expect(Array.from({ length: plain.length + 1 }, (_, place) => line.at(place))).toEqual([...plain, undefined]);
        }
      }),
    );
  });

  test('has nobody before the first', () => {
    const line = new Line<string>();
    expect(line.at(0)).toBeUndefined();
    expect(line.shift()).toBeUndefined();
    line.push('first');
    expect(line.at(-1)).toBeUndefined();
    expect(line.at(0)).toBe('first');
  });
});
