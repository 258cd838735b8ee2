import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Canteen', () => {
  it('[DODGE-CARD-07] gives its owner a life point, never above the maximum', () => {
    const { Ann, Ben } = table({ Ann: { inPlay: ['Canteen'], hand: ['Beer'], life: 2 }, Ben: { life: 2 } }, { sets });
    Ann.uses('Canteen');
    expect(Ann).toHaveLife(3);
    expect(Ann).toHaveInPlay();
    expect(Ben).toHaveLife(2);
    const full = table({ Ann: { inPlay: ['Canteen'], hand: ['Beer'] }, Ben: {} }, { sets });
    full.Ann.uses('Canteen');
    expect(full.Ann).toHaveLostLife(0);
  });

  it('[DODGE-OTHER-01] is no rescue: a lethal hit cannot be answered with it', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Ben: { inPlay: ['Canteen'], hand: ['Scope'], life: 1, role: 'renegade' },
        Cat: {},
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    Ben.mayNot.use('Canteen').because('noAbility');
    Ben.passes();
    expect(Ben).toBeOut();
    expect(Cat).toHaveLostLife(0);
  });

  it('[DODGE-OTHER-06] is no Beer: it works with two players left', () => {
    const { Ann } = table({ Ann: { inPlay: ['Canteen'], hand: ['Beer'], life: 2 }, Ben: {} }, { sets });
    Ann.uses('Canteen');
    expect(Ann).toHaveLife(3);
    Ann.plays('Beer');
    expect(Ann).toHaveLife(3);
  });

  it('is refused in the turn in which it was laid', () => {
    const { Ann } = table({ Ann: { hand: ['Canteen', 'Beer'], life: 2 }, Ben: {} }, { sets });
    Ann.plays('Canteen');
    Ann.mayNot.use('Canteen').because('laidThisTurn');
  });
});
