import type { Role } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { endingOf } from './ending.ts';

const seated = (...roles: readonly Role[]) => ({
  seats: roles.map((role) => ({ role })),
  quarries: roles.map(() => null),
});
const three = { ...seated('renegade', 'deputy', 'outlaw'), quarries: [2, 0, 1] };

describe('why a side has won', () => {
  it('is told by the side where there is a Sheriff', () => {
    expect(endingOf('renegade', seated('sheriff', 'renegade', 'outlaw', 'outlaw'), new Map())).toBe('renegade');
  });

  it('is the quarry among three, if it fell by the hunter', () => {
    expect(endingOf('renegade', three, new Map([[2, { by: 0, turn: 9 }]]))).toBe('quarryTaken');
  });

  it('is that nobody else is left, if it fell by another', () => {
    const falls = new Map([
      [2, { by: 1, turn: 9 }],
      [1, { by: 0, turn: 12 }],
    ]);
    expect(endingOf('renegade', three, falls)).toBe('lastLeft');
  });
});
