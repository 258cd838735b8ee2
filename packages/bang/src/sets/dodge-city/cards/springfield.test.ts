import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Springfield', () => {
  it('[DODGE-CARD-03] for another card it is a shot at anybody, at any distance', () => {
    const { Ann, Dan, game } = table(
      {
        Ann: { hand: ['Springfield', 'Beer', 'Scope'] },
        Ben: {},
        Cat: {},
        Dan: { inPlay: ['Mustang'] },
        Eve: {},
        Fay: {},
      },
      { sets },
    );
    Ann.plays('Springfield', { on: Dan, cost: ['Beer'] });
    expect(Dan).toHaveLostLife(1);
    expect(Ann).toHold('Scope');
    expect(game).toHaveDiscarded('Beer', 'Springfield');
  });

  it('[DODGE-DISC-05-Q] a BANG! thrown in is not the BANG! of the turn', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Springfield', 'BANG!', 'BANG!', 'Beer'] }, Ben: {}, Cat: {} },
      { sets },
    );
    Ann.plays('Springfield', { on: Ben, cost: ['BANG!'] });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[DODGE-DISC-05-Q] only its own suit counts for Apache Kid: a ♦ thrown in does not spare him', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Springfield', 'BANG! 5♦', 'Beer'] }, Kid: { is: 'Apache Kid' } },
      { sets },
    );
    Ann.plays('Springfield', { on: Kid, cost: ['BANG! 5♦'] });
    expect(Kid).toHaveLostLife(1);
  });

  it('[DODGE-CARD-10-Q] is refused at oneself', () => {
    const { Ann } = table({ Ann: { hand: ['Springfield', 'Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Springfield', { on: Ann, cost: ['Beer'] }).because('notOneself');
  });

  it('is refused without its cost, and with two cards for it', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Springfield', 'Beer', 'Scope'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Springfield', { on: Ben, cost: [] }).because('wrongCount');
    Ann.mayNot.play('Springfield', { on: Ben, cost: ['Beer', 'Scope'] }).because('wrongCount');
    Ann.mayNot.play('Springfield', { on: Ben, cost: ['Springfield'] }).because('notAnOption');
  });
});
