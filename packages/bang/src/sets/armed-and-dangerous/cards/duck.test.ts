import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Duck!', () => {
  it('[ARMED-DUCK-01] is a Missed!', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Duck!'] } }, { sets });
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Duck!');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold(0);
  });

  it('[ARMED-DUCK-01] for 2 tokens it is back in the hand after use', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Duck!'], tokens: { load: 3 } } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Duck!', { times: 1, pay: ['character', 'character'] });
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Duck!');
    expect(Ben).toHaveTokens('load', 1);
  });

  it('[ARMED-DUCK-01] is no play of one’s own turn', () => {
    const { Ann } = table({ Ann: { hand: ['Duck!'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Duck!').because('onlyAsAnswer');
  });

  it('[ARMED-DUCK-02-Q] against Slab the Killer it is the second Missed! as well, and comes back again for 2 more', () => {
    const { Slab, Ben } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
        Ben: { hand: ['Duck!'], inPlay: ['Crate'], tokens: { load: 2 } },
      },
      { sets, tokensOn: { load: { Crate: 2 } } },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Duck!', { times: 1, pay: ['character', 'character'] });
    Ben.answers('Duck!', { times: 1 });
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Duck!');
    expect(Ben).toHaveInPlay();
  });
});
