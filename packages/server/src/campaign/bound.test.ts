import { expect, it } from 'vitest';
import { boundText, oneIn } from './bound.ts';

it('says how rare a loss must be that was never seen', () => {
  expect(boundText(3000)).toBe('0 losses in 3,000 kills: with 95 % confidence fewer than 1 in 1,001');
  expect(oneIn(1)).toBe(1);
  // one in so many, missed in all of these kills: that happens once in twenty campaigns
  expect((1 - 1 / oneIn(300)) ** 300).toBeCloseTo(0.05, 2);
});
