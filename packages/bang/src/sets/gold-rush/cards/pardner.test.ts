import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const shop = ['Pardner', 'Pardner', 'Pardner'];

describe('Pardner', () => {
  it('[GOLD-PARD-01] does what a General Store does', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Scope'], tokens: { nugget: 2 } }, Ben: {} },
      { sets, zones: { shop }, deckTop: ['Barrel', 'Mustang'] },
    );
    Ann.uses('Shop', { card: 'Pardner', as: 'General Store' });
    Ann.picks('Mustang');
    expect(Ann).toHold('Scope', 'Mustang');
    expect(Ben).toHold('Barrel');
  });

  it('[GOLD-PARD-01] or a Duel, or a Cat Balou at any distance', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['Beer'], tokens: { nugget: 4 } },
        Ben: { hand: ['BANG!'] },
        Cat: { inPlay: ['Barrel'] },
        Dan: {},
      },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Pardner', as: 'Duel', on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    Ann.uses('Shop', { card: 'Pardner', as: 'Cat Balou', on: Cat, what: 'Barrel' });
    expect(Cat).toHaveInPlay();
  });

  it('[GOLD-PARD-02-Q] El Gringo who loses its Duel takes a card of its buyer', () => {
    const { Ann, Gringo } = table(
      { Ann: { hand: ['Beer', 'Beer'], tokens: { nugget: 2 } }, Gringo: { is: 'El Gringo' } },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Pardner', as: 'Duel', on: Gringo });
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold('Beer');
  });

  it('[GOLD-CALU-04-Q] has no suit: neither a Calumet nor Apache Kid is safe from it', () => {
    const { Ann, Ben, Kid } = table(
      {
        Ann: { hand: ['Beer'], tokens: { nugget: 4 } },
        Ben: { hand: ['Scope'], zones: { equipment: ['Calumet'] } },
        Kid: { is: 'Apache Kid', hand: ['Mustang'] },
      },
      { sets: [...sets, 'dodge-city'], zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Pardner', as: 'Cat Balou', on: Ben, what: 'hand' });
    Ann.uses('Shop', { card: 'Pardner', as: 'Cat Balou', on: Kid, what: 'hand' });
    for (const one of [Ben, Kid]) expect(one).toHold(0);
  });
});
