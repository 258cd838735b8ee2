import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const zones = { equipment: ['Rucksack'] };

describe('Rucksack', () => {
  it('[GOLD-RUCK-01] two nuggets buy a life point, as often as one can pay', () => {
    const { Ann } = table({ Ann: { life: 1, hand: ['Scope'], tokens: { nugget: 5 }, zones }, Ben: {} }, { sets });
    Ann.uses('Rucksack');
    Ann.uses('Rucksack');
    expect(Ann).toHaveLife(3);
    expect(Ann).toHaveTokens('nugget', 1);
    Ann.mayNot.use('Rucksack').because('tooFewNuggets', { needs: 2, has: 1 });
  });

  it('[GOLD-RUCK-02] [GOLD-PAN-02-Q] out of turn only at a lethal loss', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'Scope'], inPlay: ['Volcanic'] },
        Ben: { life: 2, hand: ['Winchester'], tokens: { nugget: 2 }, zones },
        Cat: {},
      },
      { sets, zones: { shop: ['Gold Rush', 'Pickaxe', 'Union Pacific'] } },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.use('Rucksack');
    Ben.passes();
    expect(Ben).toHaveLife(1);
    expect(Ben).not.toBeAsked();
  });

  it('[GOLD-RUCK-02] saves its owner, with an empty hand too', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { life: 1, tokens: { nugget: 2 }, zones }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Rucksack');
    expect(Ben).toHaveLife(1);
    expect(Ben).toHaveTokens('nugget', 0);
  });

  it('is no rescue without two nuggets: with an empty hand nobody is asked', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { role: 'outlaw', life: 1, tokens: { nugget: 1 }, zones }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
  });

  it('[GOLD-RUCK-03-Q] works with two players left', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { life: 1, tokens: { nugget: 2 }, zones } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Rucksack');
    expect(Ben).toHaveLife(1);
  });

  it('[GOLD-RUCK-04-Q] is refused with all life points', () => {
    const { Ann } = table({ Ann: { hand: ['Scope'], tokens: { nugget: 5 }, zones }, Ben: {} }, { sets });
    Ann.mayNot.use('Rucksack').because('fullLife', { ruling: 'GOLD-RUCK-04-Q' });
  });
});
