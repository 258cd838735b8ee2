import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const shop = ['Bottle', 'Bottle', 'Bottle'];

describe('Bottle', () => {
  it('[GOLD-BOTTLE-01] does what a Panic!, a Beer or a BANG! does, as its buyer likes', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 2, hand: ['Scope'], tokens: { nugget: 6 } }, Ben: { hand: ['Duel'] } },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Bottle', as: 'Panic!', on: Ben, what: 'hand' });
    expect(Ann).toHold('Scope', 'Duel');
    Ann.uses('Shop', { card: 'Bottle', as: 'Beer' });
    expect(Ann).toHaveLife(3);
    Ann.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveTokens('nugget', 1); // the one she has earned
  });

  it('[GOLD-BOTTLE-01] within the usual distances', () => {
    const { Ann, Cat } = table(
      { Ann: { hand: ['Scope'], tokens: { nugget: 6 } }, Ben: {}, Cat: { hand: ['Duel'] }, Dan: {} },
      { sets, zones: { shop } },
    );
    Ann.mayNot.use('Shop', { card: 'Bottle', as: 'Panic!', on: Cat, what: 'hand' }).because('tooFar');
    Ann.mayNot.use('Shop', { card: 'Bottle', as: 'BANG!', on: Cat }).because('outOfRange', { distance: 2, reach: 1 });
  });

  it('[GOLD-BOTTLE-02] is no BANG! card: it may come after one, and another one after it', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'BANG!'], tokens: { nugget: 4 } }, Ben: {} },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Ben });
    Ann.plays('BANG!', { on: Ben });
    Ann.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(3);
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 1 });
  });

  it('[GOLD-BOTTLE-03-Q] helps as a Beer with two players left', () => {
    const { Ann } = table(
      { Ann: { life: 2, hand: ['Scope'], tokens: { nugget: 2 } }, Ben: {} },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Bottle', as: 'Beer' });
    expect(Ann).toHaveLife(3);
  });

  it('[GOLD-BOTTLE-03-Q] is never a rescue', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { role: 'outlaw', life: 1, tokens: { nugget: 9 } }, Cat: {} },
      { sets, zones: { shop } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
  });

  it('[GOLD-BOTTLE-03-Q] one Missed! is enough, though Slab the Killer shoots', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['Scope'], tokens: { nugget: 2 } }, Ben: { hand: ['Missed!'] } },
      { sets, zones: { shop } },
    );
    Slab.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[GOLD-BOTTLE-04-Q] brings Tequila Joe one life point, as Shot does, and Rhum one a suit', () => {
    const { Joe } = table(
      { Joe: { is: 'Tequila Joe', life: 1, hand: ['Scope'], tokens: { nugget: 6 } }, Ben: {}, Cat: {} },
      {
        sets: [...sets, 'dodge-city'],
        zones: { shop: ['Bottle', 'Shot', 'Rhum'] },
        deckTop: ['2♠', '3♠', '4♠', '5♠'],
      },
    );
    Joe.uses('Shop', { card: 'Bottle', as: 'Beer' });
    expect(Joe).toHaveLife(2);
    Joe.uses('Shop', { card: 'Shot', on: Joe });
    expect(Joe).toHaveLife(3);
    Joe.uses('Shop', { card: 'Rhum' });
    expect(Joe).toHaveLife(4);
  });

  it('[GOLD-PARD-02-Q] El Gringo hurt by it takes a card of its buyer', () => {
    const { Ann, Gringo } = table(
      { Ann: { hand: ['Beer', 'Beer'], tokens: { nugget: 2 } }, Gringo: { is: 'El Gringo' } },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Gringo });
    expect(Gringo).toHold('Beer');
  });

  it('[STICK-20-Q] does not move the Stick of Dynamite', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Scope'], tokens: { nugget: 2 } }, Ben: { tokens: { stick: 1 } } },
      { sets: [...sets, 'stick-of-dynamite'], zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Bottle', as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHaveTokens('stick', 1);
  });
});
