import type { Role } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { huntOf, quarryAt } from './hunt.ts';

function seats(...roles: readonly (Role | null)[]) {
  return roles.map((role) => ({ role }));
}

describe('the game of three', () => {
  const three = seats('deputy', 'outlaw', 'renegade');

  it.each([
    ['deputy', 'renegade'],
    ['renegade', 'outlaw'],
    ['outlaw', 'deputy'],
  ])('has the %s hunt the %s', (hunter, quarry) => {
    expect(quarryAt(three, hunter)).toBe(quarry);
    expect(huntOf(three, hunter, quarry)).toBe('quarry');
    expect(huntOf(three, quarry, hunter)).toBe('hunter');
  });

  it('is no other game', () => {
    expect(quarryAt(seats('sheriff', null, null), 'deputy')).toBeUndefined();
    expect(quarryAt(seats('sheriff', 'outlaw', 'renegade', 'outlaw'), 'outlaw')).toBeUndefined();
  });
});
