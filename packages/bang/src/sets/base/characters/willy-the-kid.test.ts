import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const WILLY = 'Willy the Kid';

describe('Willy the Kid', () => {
  it('[BASE-WILLY-01] shoots as often as he has BANG! cards, as far as his weapon reaches', () => {
    const { Willy, B, C, D } = table({
      Willy: { is: WILLY, hand: ['BANG!', 'BANG!', 'BANG!', 'Beer'], inPlay: ['Schofield'] },
      B: {},
      C: {},
      D: { inPlay: ['Mustang'] },
      E: {},
      F: {},
    });
    Willy.plays('BANG!', { on: B });
    Willy.plays('BANG!', { on: C });
    Willy.mayNot.play('BANG!', { on: D }).because('outOfRange', { distance: 4, reach: 2 });
    Willy.plays('BANG!', { on: C });
    expect(B).toHaveLostLife(1);
    expect(C).toHaveLostLife(2);
  });

  it('leaves the others their one BANG!', () => {
    const { Ann, Willy } = table({ Ann: { hand: ['BANG!', 'BANG!'] }, Willy: { is: WILLY } });
    Ann.plays('BANG!', { on: Willy });
    Ann.mayNot.play('BANG!', { on: Willy }).because('bangLimitReached', { played: 1, limit: 1 });
  });

  it('shoots on with the Missed! that Calamity Janet’s gift makes BANG! cards', () => {
    const { Willy, Ben } = table({
      Willy: { is: WILLY, borrowed: ['Calamity Janet'], hand: ['BANG!', 'Missed!', 'Beer'] },
      Ben: {},
    });
    Willy.plays('BANG!', { on: Ben });
    Willy.plays('Missed!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });
});
