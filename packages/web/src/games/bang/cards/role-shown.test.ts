import { bangRules, frameOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { ownRoleShown, roleShown } from './role-shown.ts';

const ME = 1;
const { table, own } = frameOf(Position.begin(bangRules, { players: 5, sets: ['base'] }, keyFromSeed('roles')));
const back = table.seats.map((seat) => (seat.seat === ME ? { ...seat, shownAs: 'shadow-outlaw' } : seat));

describe('The role card of a Renegade who is back', () => {
  it('[SHADOW-REN-04] shows the side, to its owner as to the others', () => {
    const mine = own[ME] ?? null;
    expect(ownRoleShown({ table, own: mine }, ME)).toBe(mine?.role);
    expect(ownRoleShown({ table: { ...table, seats: back }, own: mine }, ME)).toBe('shadow-outlaw');
    expect(back.map(roleShown)[ME]).toBe('shadow-outlaw');
  });

  it('is nobody’s business while roles are hidden', () => {
    const hidden = table.seats.filter(({ role }) => role === null);
    expect(hidden.map(roleShown)).toEqual(hidden.map(() => null));
    expect(ownRoleShown({ table, own: null }, null)).toBe('');
  });
});
