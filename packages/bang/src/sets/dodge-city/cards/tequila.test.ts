import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Tequila', () => {
  it('[DODGE-DISC-03] for another card it gives one player of choice a life point, oneself or not', () => {
    const seats = { Ann: { hand: ['Tequila', 'Beer', 'Scope'], life: 2 }, Ben: { life: 2 }, Cat: { life: 2 } };
    const forBen = table(seats, { sets });
    forBen.Ann.plays('Tequila', { on: forBen.Ben, cost: ['Scope'] });
    expect([forBen.Ann, forBen.Ben, forBen.Cat].map(({ state }) => state.life)).toEqual([2, 3, 2]);
    expect(forBen.game).toHaveDiscarded('Scope', 'Tequila');
    const forHerself = table(seats, { sets });
    forHerself.Ann.plays('Tequila', { on: forHerself.Ann, cost: ['Beer'] });
    expect([forHerself.Ann, forHerself.Ben].map(({ state }) => state.life)).toEqual([3, 2]);
  });

  it('is refused for somebody who is out', () => {
    const { Ann, Cat } = table({ Ann: { hand: ['Tequila', 'Beer'] }, Ben: {}, Cat: { presence: 'out' } }, { sets });
    Ann.mayNot.play('Tequila', { on: Cat, cost: ['Beer'] }).because('isOut');
  });

  it('[DODGE-OTHER-01] is no rescue', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Tequila', 'Scope'], life: 1, role: 'renegade' }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    Ben.mayNot.play('Tequila').because('noRescue');
    Ben.passes();
    expect(Ben).toBeOut();
  });

  it('[DODGE-OTHER-06] is no Beer: it works with two players left', () => {
    const { Ann } = table({ Ann: { hand: ['Tequila', 'Scope', 'Mustang'], life: 1 }, Ben: {} }, { sets });
    Ann.plays('Tequila', { on: Ann, cost: ['Scope'] });
    expect(Ann).toHaveLife(2);
  });
});
