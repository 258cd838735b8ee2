import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const josh = { is: 'Josh McCloud', hand: ['Volcanic'], tokens: { nugget: 4 } } as const;
const shop = ['Shot', 'Rhum', 'Bottle'];

describe('Josh McCloud', () => {
  it('[GOLD-JOSH-01] two nuggets buy the top card of the equipment pile, whatever it costs', () => {
    const { Josh, game } = table(
      { Josh: josh, Ben: {} },
      { sets, zones: { shop, equipmentPile: ['Boots', 'Pickaxe'] } },
    );
    Josh.uses('Josh McCloud');
    expect(Josh).toHaveInZone('equipment', 'Pickaxe');
    expect(Josh).toHaveTokens('nugget', 2);
    expect(game).toHaveInZone('shop', ...shop);
    Josh.uses('Josh McCloud');
    expect(Josh).toHaveInZone('equipment', 'Pickaxe', 'Boots');
  });

  it('[GOLD-JOSH-02] only in his turn, and only if he can pay', () => {
    const { Josh } = table({ Josh: { ...josh, tokens: { nugget: 1 } }, Ben: {} }, { sets, zones: { shop } });
    Josh.mayNot.use('Josh McCloud').because('tooFewNuggets', { needs: 2, has: 1 });
    const { Ann, Jo } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Jo: josh }, { sets, zones: { shop } });
    Ann.plays('BANG!', { on: Jo });
    Jo.mayNot.use('Josh McCloud');
  });

  it('[GOLD-JOSH-02] [GOLD-JOSH-04-Q] a name that he has already is discarded, Wanted too; the nuggets are gone', () => {
    const { Josh, game } = table(
      { Josh: { ...josh, zones: { equipment: ['Wanted'] } }, Ben: {} },
      { sets, zones: { shop, equipmentPile: ['Wanted'] } },
    );
    Josh.uses('Josh McCloud');
    expect(Josh).toHaveTokens('nugget', 2);
    expect(game).toHaveInZone('equipmentDiscards', 'Wanted');
    expect(Josh).toHaveInZone('equipment', 'Wanted');
  });

  it('[GOLD-JOSH-03-Q] a brown card is used at once', () => {
    const { Josh, Ben, game } = table(
      { Josh: josh, Ben: { inPlay: ['Barrel'] } },
      { sets, zones: { shop, equipmentPile: ['Pardner'] } },
    );
    Josh.uses('Josh McCloud');
    Josh.isAsked('useEquipment');
    Josh.picks({ as: 'Cat Balou', at: Ben, what: 'Barrel' });
    expect(Ben).toHaveInPlay();
    expect(game).toHaveInZone('equipmentDiscards', 'Pardner');
  });

  it('[GOLD-JOSH-03-Q] a brown card is used up though it does nothing', () => {
    const { Josh, game } = table(
      { Josh: { ...josh, tokens: { nugget: 2 } }, Ben: { zones: { equipment: ['Wanted'] } } },
      { sets, zones: { shop, equipmentPile: ['Union Pacific'] }, deckExactly: [] },
    );
    Josh.uses('Josh McCloud');
    expect(Josh).toHold('Volcanic'); // nothing to draw
    expect(game).toHaveInZone('equipmentDiscards', 'Union Pacific');
  });

  it('[GOLD-JOSH-04-Q] puts Wanted in front of anybody who has none', () => {
    const { Josh, Ben } = table(
      { Josh: josh, Ben: {}, Cat: { zones: { equipment: ['Wanted'] } } },
      { sets, zones: { shop, equipmentPile: ['Wanted'] } },
    );
    Josh.uses('Josh McCloud');
    Josh.picks({ at: Ben });
    expect(Ben).toHaveInZone('equipment', 'Wanted');
  });

  it('[GOLD-JOSH-05-Q] the pile is shuffled first when its top card is face up; the row stays', () => {
    const rest = (
      'Wanted, Wanted, Wanted, Bottle, Bottle, Pardner, Pardner, Pardner, Rhum, Shot, Shot, Union Pacific, ' +
      'Gold Rush, Calumet, Gun Belt, Horseshoe, Gold Pan, Lucky Charm, Rucksack, Boots, Pickaxe'
    ).split(', ');
    const { Josh, game } = table({ Josh: josh, Ben: {} }, { sets, zones: { shop, equipmentDiscards: rest } });
    expect(Josh.view.zones['equipmentPile']?.count).toBe(0);
    Josh.uses('Josh McCloud');
    expect(game.state.zones['equipmentPile']).toHaveLength(20);
    expect(game).toHaveInZone('shop', ...shop);
  });

  it('[GOLD-JOSH-06-Q] is refused while no card is in the pile', () => {
    const rest = (
      'Wanted, Wanted, Wanted, Bottle, Bottle, Pardner, Pardner, Pardner, Rhum, Shot, Shot, Union Pacific, ' +
      'Gold Rush, Calumet, Gun Belt, Horseshoe, Gold Pan, Lucky Charm, Rucksack, Boots, Pickaxe'
    ).split(', ');
    const { Josh } = table({ Josh: josh, Ben: { zones: { equipment: rest } } }, { sets, zones: { shop } });
    Josh.mayNot.use('Josh McCloud').because('nothingThere', { ruling: 'GOLD-JOSH-06-Q' });
  });
});
