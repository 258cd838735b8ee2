import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];
const ROW = ['Horseshoe', 'Pardner', 'Union Pacific'];

/** All equipment but a Shot, a Pardner and a Bottle. */
const REST = (
  'Wanted, Wanted, Wanted, Bottle, Bottle, Pardner, Pardner, Rhum, Rhum, Shot, Shot, Union Pacific, Gold Rush, ' +
  'Calumet, Gun Belt, Horseshoe, Pickaxe, Gold Pan, Boots, Lucky Charm, Rucksack'
).split(', ');

describe('Buying', () => {
  it('[GOLD-BUY-01] equipment of the row costs its price, which goes back to the heap', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 3 } }, Ben: {} },
      { sets, zones: { shop: ROW, equipmentPile: ['Shot'] } },
    );
    Ann.mayNot.use('Shop', { card: 'Union Pacific' }).because('tooFewNuggets', {
      needs: 4,
      has: 3,
      ruling: 'GOLD-BUY-01',
    });
    Ann.uses('Shop', { card: 'Horseshoe' });
    expect(Ann).toHaveTokens('nugget', 1);
    expect(game).toHaveInZone('shop', 'Pardner', 'Union Pacific', 'Shot');
  });

  it('[GOLD-BUY-01] is refused without a nugget, and is for phase 2 of one’s own turn', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Beer'], tokens: { nugget: 5 } } },
      { sets, zones: { shop: ROW } },
    );
    Ann.mayNot.use('Shop', { card: 'Horseshoe' }).because('tooFewNuggets', { has: 0 });
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.use('Shop');
  });

  it('[GOLD-BUY-01] says what the cheapest of the row costs when none of it can be paid', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 1 } }, Ben: {} },
      { sets, zones: { shop: ['Horseshoe', 'Union Pacific'] } },
    );
    Ann.mayNot.use('Shop').because('tooFewNuggets', { needs: 2, has: 1, ruling: 'GOLD-BUY-01' });
  });

  it('[GOLD-BUY-02] brown equipment takes effect at once and goes face up under the pile', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 4 } }, Ben: {} },
      { sets, zones: { shop: ROW } },
    );
    Ann.uses('Shop', { card: 'Union Pacific' });
    expect(Ann).toHold(5);
    expect(game).toHaveInZone('equipmentDiscards', 'Union Pacific');
  });

  it('[GOLD-BUY-03] black equipment stays in front of its buyer, for all to see, and works', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 2 } }, Ben: {} },
      { sets, zones: { shop: ['Gun Belt', 'Pardner', 'Shot'] } },
    );
    Ann.uses('Shop', { card: 'Gun Belt' });
    expect(Ann).toHaveInZone('equipment', 'Gun Belt');
    expect(Ann).toHaveInPlay();
    expect(Ben.view.seats[Ann.seat]?.zones['equipment']?.cards?.map(({ card }) => card)).toEqual(['gun-belt']);
  });

  it('[GOLD-BUY-04] Sam buys Pardner for a Cat Balou, then Horseshoe, which stays: 4 nuggets', () => {
    const { Sam, Ben, game } = table(
      { Sam: { hand: ['Beer'], tokens: { nugget: 4 } }, Ben: { inPlay: ['Barrel'] } },
      { sets, zones: { shop: ROW } },
    );
    Sam.uses('Shop', { card: 'Pardner', as: 'Cat Balou', on: Ben, what: 'Barrel' });
    expect(Ben).toHaveInPlay();
    Sam.uses('Shop', { card: 'Horseshoe' });
    expect(Sam).toHaveInZone('equipment', 'Horseshoe');
    expect(Sam).toHaveTokens('nugget', 0);
    expect(game).toHaveInZone('equipmentDiscards', 'Pardner');
  });

  it('[GOLD-BUY-05] as often as one can pay; what takes a bought card’s place may be bought at once', () => {
    const { Ann, game } = table(
      { Ann: { life: 1, hand: ['Beer'], tokens: { nugget: 5 } }, Ben: {} },
      { sets, zones: { shop: ROW, equipmentPile: ['Gun Belt', 'Shot', 'Shot'] } },
    );
    Ann.uses('Shop', { card: 'Horseshoe' });
    Ann.uses('Shop', { card: 'Shot', on: Ann });
    Ann.uses('Shop', { card: 'Shot', on: Ann });
    expect(Ann).toHaveLife(3);
    expect(Ann).toHaveTokens('nugget', 1);
    expect(game).toHaveInZone('shop', 'Pardner', 'Union Pacific', 'Gun Belt');
  });

  it('[GOLD-BUY-06] not a name that lies there already, but Wanted may be laid in front of others', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Beer'], tokens: { nugget: 9 }, zones: { equipment: ['Wanted'] } },
        Ben: {},
      },
      { sets, zones: { shop: ['Wanted', 'Pardner', 'Shot'] } },
    );
    Ann.mayNot.use('Shop', { card: 'Wanted', on: Ann }).because('alreadyInPlay', { ruling: 'GOLD-WANT-05-Q' });
    Ann.uses('Shop', { card: 'Wanted', on: Ben });
    expect(Ben).toHaveInZone('equipment', 'Wanted');
  });

  it('[GOLD-BUY-06] of most black cards there is only one; a second one would be refused', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 9 }, zones: { equipment: ['Boots'] } }, Ben: {} },
      { sets, zones: { shop: ['Lucky Charm', 'Pardner', 'Shot'] } },
    );
    Ann.uses('Shop', { card: 'Lucky Charm' });
    expect(Ann).toHaveInZone('equipment', 'Boots', 'Lucky Charm');
  });

  it('[GOLD-BUY-07-Q] the row is refilled before a brown card’s effect: the card itself is not shuffled in', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 1 } }, Ben: {} },
      {
        sets,
        zones: {
          shop: ['Shot', 'Pardner', 'Bottle'],
          equipmentDiscards: REST,
        },
      },
    );
    Ann.uses('Shop', { card: 'Shot', on: Ann });
    expect(game).toHaveInZone('equipmentDiscards', 'Shot');
    expect(game.state.zones['equipmentPile']).toHaveLength(20);
  });
});
