import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const ROSE = 'Rose Doolan';

describe('Rose Doolan', () => {
  it('[BASE-ROSE-01] sees the others one nearer, two nearer with a Scope, never below 1', () => {
    const { Rose, B, C, D, E, F } = table({
      Rose: { is: ROSE, hand: ['Scope', 'Beer'] },
      B: {},
      C: {},
      D: {},
      E: {},
      F: {},
    });
    expect(Rose).toSeeAt(1, B, C, E, F);
    expect(Rose).toSeeAt(2, D);
    expect(C).toSeeAt(2, Rose);
    Rose.plays('Scope');
    expect(Rose).toSeeAt(1, B, C, D, E, F);
    expect(D).toSeeAt(3, Rose);
  });

  it('shoots and robs one seat farther, and no farther than that', () => {
    const { Rose, C, D } = table({
      Rose: { is: ROSE, hand: ['BANG!', 'Panic!', 'Beer'] },
      B: {},
      C: { hand: ['Duel'] },
      D: { hand: ['Duel'] },
      E: {},
      F: {},
    });
    Rose.mayNot.play('BANG!', { on: D }).because('outOfRange', { distance: 2, reach: 1 });
    Rose.mayNot.play('Panic!', { on: D }).because('tooFar', { distance: 2, most: 1 });
    Rose.plays('Panic!', { on: C, what: 'hand' });
    Rose.plays('BANG!', { on: C });
    expect(C).toHaveLostLife(1);
  });

  it('makes up for a Mustang', () => {
    const { Rose, Ben } = table({ Rose: { is: ROSE }, Ben: { inPlay: ['Mustang'] } });
    expect(Rose).toSeeAt(1, Ben);
  });
});
