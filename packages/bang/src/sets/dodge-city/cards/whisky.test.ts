import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Whisky', () => {
  it('[DODGE-CARD-07] for another card it gives two life points', () => {
    const { Ann, game } = table({ Ann: { hand: ['Whisky', 'Beer', 'Scope'], life: 1 }, Ben: {}, Cat: {} }, { sets });
    Ann.plays('Whisky', { cost: ['Scope'] });
    expect(Ann).toHaveLife(3);
    expect(Ann).toHold('Beer');
    expect(game).toHaveDiscarded('Scope', 'Whisky');
  });

  it('never goes above the maximum', () => {
    const { Ann } = table({ Ann: { hand: ['Whisky', 'Beer', 'Scope'], life: 4 }, Ben: {}, Cat: {} }, { sets });
    Ann.plays('Whisky', { cost: ['Scope'] });
    expect(Ann).toHaveLife(5);
  });

  it('[DODGE-OTHER-06] is no Beer: it works with two players left', () => {
    const { Ann } = table({ Ann: { hand: ['Whisky', 'Scope', 'Mustang'], life: 1 }, Ben: {} }, { sets });
    Ann.plays('Whisky', { cost: ['Scope'] });
    expect(Ann).toHaveLife(3);
  });

  it('[DODGE-DISC-01] is refused to whoever holds nothing else', () => {
    const { Ann } = table({ Ann: { hand: ['Whisky'], life: 1 }, Ben: {} }, { sets });
    Ann.mayNot.play('Whisky').because('cannotPay', { needs: 1, has: 0 });
  });
});
