import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const PAUL = 'Paul Regret';

describe('Paul Regret', () => {
  it('[BASE-PAUL-01] is seen one farther, two farther with a Mustang, and sees the others as they are', () => {
    const { Paul, Ben, Cleo, Dan } = table({
      Paul: { is: PAUL, hand: ['Mustang', 'Beer'] },
      Ben: {},
      Cleo: {},
      Dan: {},
    });
    expect(Ben).toSeeAt(2, Paul);
    expect(Cleo).toSeeAt(3, Paul);
    expect(Paul).toSeeAt(1, Ben, Dan);
    Paul.plays('Mustang');
    expect(Ben).toSeeAt(3, Paul);
    expect(Cleo).toSeeAt(4, Paul);
    expect(Paul).toSeeAt(1, Ben, Dan);
  });

  it('is too far for a neighbour’s Colt and Panic!', () => {
    const { Ann, Paul } = table({ Ann: { hand: ['BANG!', 'Panic!'] }, Paul: { is: PAUL, hand: ['Beer'] } });
    Ann.mayNot.play('BANG!', { on: Paul }).because('outOfRange', { distance: 2, reach: 1 });
    Ann.mayNot.play('Panic!', { on: Paul }).because('tooFar', { distance: 2, most: 1 });
  });

  it('is no farther than anybody for Rose Doolan', () => {
    const { Rose, Paul } = table({ Rose: { is: 'Rose Doolan', hand: ['BANG!', 'Beer'] }, Paul: { is: PAUL } });
    expect(Rose).toSeeAt(1, Paul);
    Rose.plays('BANG!', { on: Paul });
    expect(Paul).toHaveLostLife(1);
  });
});
