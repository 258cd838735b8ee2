import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';

describe('A seed', () => {
  it('is the same world each time, byte for byte', () => {
    for (const seed of [3, 14, 159]) expect(simulate(seed)).toEqual(simulate(seed));
  });

  it('is another world than the next one', () => {
    expect(simulate(3).digest).not.toBe(simulate(4).digest);
  });
});
