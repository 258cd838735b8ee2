import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Quick Shot', () => {
  it('[ARMED-QUICK-01] shoots at somebody in reach', () => {
    const { Ann, Ben, Cid } = table({ Ann: { hand: ['Quick Shot', 'Beer'] }, Ben: {}, Cid: {}, Dot: {} }, { sets });
    Ann.mayNot.play('Quick Shot', { on: Cid }).because('outOfRange');
    Ann.plays('Quick Shot', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[ARMED-QUICK-01] and at another one for each token, all different and in reach', () => {
    const { Ann, Ben, Cid, Dot } = table(
      { Ann: { hand: ['Quick Shot', 'Beer'], tokens: { load: 4 } }, Ben: {}, Cid: {}, Dot: {} },
      { sets },
    );
    Ann.mayNot.play('Quick Shot', { on: Ben, times: 2 }).because('notAnOption');
    Ann.mayNot.play('Quick Shot', { on: Ben, times: 1, pay: ['character'], also: [Ben] }).because('notAnOption');
    Ann.plays('Quick Shot', { on: Ben, times: 1, pay: ['character'], also: [Dot] });
    expect(Ben).toHaveLostLife(1);
    expect(Cid).toHaveLostLife(0);
    expect(Dot).toHaveLostLife(1);
    expect(Ann).toHaveTokens('load', 3);
  });

  it('[ARMED-QUICK-02][ARMED-GEN-03] is no BANG! card: beside the BANG! of the turn, and without a weapon’s effect', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Quick Shot', 'Flintlock', 'Beer'], inPlay: ['Thunderer'] }, Ben: {} },
      { sets, tokensOn: { load: { Thunderer: 1 } } },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('Quick Shot', { on: Ben });
    Ann.plays('Flintlock', { on: Ben });
    expect(Ben).toHaveLostLife(3);
    expect(Ann).toHaveTokens('load', 1, 'Thunderer');
  });

  it('[ARMED-QUICK-03-Q] its targets are met clockwise, each finished before the next', () => {
    const { Ann, Ben, Dot } = table(
      {
        Ann: { hand: ['Quick Shot', 'Beer'], tokens: { load: 1 } },
        Ben: { hand: ['Missed!'] },
        Cid: {},
        Dot: { hand: ['Missed!'] },
      },
      { sets },
    );
    Ann.plays('Quick Shot', { on: Dot, times: 1, also: [Ben] });
    Ben.isAsked('dodge');
    Ben.answers('Missed!');
    Dot.isAsked('dodge');
    Dot.passes();
    expect(Dot).toHaveLostLife(1);
  });
});
