import { describe, expect, it } from 'vitest';
import { huntOf } from './hunt.ts';

describe('what another player is to me', () => {
  it('is my quarry or my hunter, where everybody has one', () => {
    expect(huntOf([2, 0, 1], 0, 2)).toBe('quarry');
    expect(huntOf([2, 0, 1], 0, 1)).toBe('hunter');
  });

  it('is nothing of the kind in other games, or for somebody who watches', () => {
    expect(huntOf([null, null, null, null], 0, 1)).toBeUndefined();
    expect(huntOf([2, 0, 1], null, 2)).toBeUndefined();
  });
});
