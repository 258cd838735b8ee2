import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const zones = { equipment: ['Gold Pan'] };

describe('Gold Pan', () => {
  it('[GOLD-PAN-01] a nugget buys a card, twice a turn', () => {
    const { Ann } = table({ Ann: { hand: ['Scope'], tokens: { nugget: 4 }, zones }, Ben: {} }, { sets });
    Ann.uses('Gold Pan');
    Ann.uses('Gold Pan');
    expect(Ann).toHold(3);
    expect(Ann).toHaveTokens('nugget', 2);
    Ann.mayNot.use('Gold Pan').because('usedUp', { used: 2, most: 2, ruling: 'GOLD-PAN-01' });
  });

  it('[GOLD-PAN-01] anew each turn', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 4, hand: ['Scope'], tokens: { nugget: 4 }, zones }, Ben: { hand: ['Volcanic'] } },
      { sets, zones: { shop: ['Union Pacific', 'Gold Rush', 'Pickaxe'] } },
    );
    Ann.uses('Gold Pan');
    Ann.uses('Gold Pan');
    Ann.endsTurn();
    Ben.endsTurn();
    Ann.uses('Gold Pan');
    expect(Ann).toHaveTokens('nugget', 1);
  });

  it('[GOLD-PAN-01] not without a nugget', () => {
    const { Ann } = table({ Ann: { hand: ['Scope'], zones }, Ben: {} }, { sets });
    Ann.mayNot.use('Gold Pan').because('tooFewNuggets', { needs: 1, has: 0 });
  });

  it('[GOLD-PAN-02-Q] in phase 2 only, with no card under way: not while one is shot at', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { hand: ['Volcanic'], tokens: { nugget: 4 }, zones } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.use('Gold Pan');
  });
});
