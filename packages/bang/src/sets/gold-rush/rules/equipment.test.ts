import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

/** All equipment but what a test lays elsewhere. */
const REST = (
  'Wanted, Wanted, Wanted, Bottle, Bottle, Bottle, Pardner, Pardner, Pardner, Rhum, Rhum, Shot, Shot, ' +
  'Union Pacific, Gold Rush, Calumet, Gun Belt, Horseshoe, Pickaxe, Gold Pan'
).split(', ');

describe('Equipment', () => {
  it('[GOLD-EQ-01] cannot be taken or discarded by a card', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Panic!', 'Cat Balou', 'Beer'] },
        Ben: { zones: { equipment: ['Boots'] } },
        Cat: { inPlay: ['Barrel'] },
      },
      { sets },
    );
    for (const card of ['Panic!', 'Cat Balou']) Ann.mayNot.play(card, { on: Ben }).because('nothingThere');
    expect(Ben).toHaveInZone('equipment', 'Boots');
  });

  it('[GOLD-EQ-01] nor by Brawl, nor by Pat Brennan', () => {
    const { Pat, Ben, Cat } = table(
      {
        Pat: { is: 'Pat Brennan', hand: ['Brawl', 'Beer', 'Scope'] },
        Ben: { zones: { equipment: ['Boots'] } },
        Cat: { hand: ['Beer'], zones: { equipment: ['Gun Belt'] } },
      },
      { sets: [...sets, 'dodge-city'], phase: 'draw' },
    );
    expect(Pat).toBeAsked('play'); // nothing in play that he could take
    Pat.plays('Brawl', { cost: ['Beer'] });
    expect(Ben).toHaveInZone('equipment', 'Boots');
    expect(Cat).toHold(0);
    expect(Cat).toHaveInZone('equipment', 'Gun Belt');
  });

  it('[GOLD-EQ-02] of an eliminated player goes face up under its pile; Vulture Sam takes the rest', () => {
    const { Ann, Ben, Sam, game } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', life: 1, inPlay: ['Barrel'], zones: { equipment: ['Boots', 'Wanted'] } },
        Sam: { is: 'Vulture Sam', role: 'sheriff' },
      },
      { sets, deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toBeOut();
    expect(Sam).toHold('Barrel');
    expect(game).toHaveInZone('equipmentDiscards', 'Boots', 'Wanted');
    expect(Ben).toHaveInZone('equipment');
  });

  it('[GOLD-EQ-03] the face-up cards under the pile are shuffled when one of them would be turned', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 6 } }, Ben: {} },
      { sets, zones: { shop: ['Boots', 'Lucky Charm', 'Rucksack'], equipmentPile: ['Shot'], equipmentDiscards: REST } },
    );
    Ann.uses('Shop', { card: 'Boots' });
    expect(game).toHaveInZone('shop', 'Lucky Charm', 'Rucksack', 'Shot');
    expect(game.state.zones['equipmentDiscards']).toHaveLength(20); // none of them has been reached
    Ann.uses('Shop', { card: 'Lucky Charm' });
    expect(game).toHaveInZone('equipmentDiscards');
    expect(game.state.zones['equipmentPile']).toHaveLength(19);
    expect(game.state.zones['shop']).toHaveLength(3);
  });

  it('[GOLD-EQ-04] of different names may lie there in any number', () => {
    const { Ann } = table(
      {
        Ann: { hand: ['Beer'], tokens: { nugget: 2 }, zones: { equipment: ['Boots', 'Pickaxe', 'Calumet'] } },
        Ben: {},
      },
      { sets, zones: { shop: ['Gun Belt', 'Shot', 'Rhum'] } },
    );
    Ann.uses('Shop', { card: 'Gun Belt' });
    expect(Ann).toHaveInZone('equipment', 'Boots', 'Pickaxe', 'Calumet', 'Gun Belt');
  });

  it('[GOLD-EQ-05-Q] stays with the Sheriff who has killed a Deputy, and so do his nuggets', () => {
    const { Ann, Dan } = table(
      {
        Ann: {
          role: 'sheriff',
          hand: ['BANG!', 'Beer'],
          inPlay: ['Scope'],
          tokens: { nugget: 2 },
          zones: { equipment: ['Boots'] },
        },
        Dan: { role: 'deputy', life: 1 },
        Ben: { role: 'outlaw' },
        Cat: { role: 'renegade' },
      },
      { sets, zones: { shop: ['Shot', 'Rhum', 'Rhum'] } },
    );
    Ann.plays('BANG!', { on: Dan });
    expect(Dan).toBeOut();
    expect(Ann).toHold(0);
    expect(Ann).toHaveInPlay();
    expect(Ann).toHaveInZone('equipment', 'Boots');
    expect(Ann).toHaveTokens('nugget', 3);
  });

  it('[GOLD-EQ-07-Q] a place in the row for which no card is left is filled by the next one discarded', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 9 } }, Ben: { zones: { equipment: ['Boots', ...REST, 'Shot'] } } },
      { sets, zones: { shop: ['Rucksack', 'Lucky Charm'] } },
    );
    Ann.uses('Shop', { card: 'Rucksack' });
    expect(game).toHaveInZone('shop', 'Lucky Charm');
    Ann.uses('Sabotage', { on: Ben, what: 'Gun Belt' });
    expect(game).toHaveInZone('shop', 'Lucky Charm', 'Gun Belt');
  });

  it('[DODGE-BELLE-03-Q] works in Belle Star’s turn; [FOC-LASSO-07-Q] but not under a Lasso, where it may still be bought', () => {
    const lasso = table(
      {
        Ann: { hand: ['BANG!', 'Beer'], tokens: { nugget: 5 } },
        Ben: { zones: { equipment: ['Boots', 'Lucky Charm'] } },
      },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Lasso', zones: { shop: ['Gun Belt', 'Shot', 'Rhum'] } },
    );
    lasso.Ann.plays('BANG!', { on: lasso.Ben });
    expect(lasso.Ben).toHold(0);
    expect(lasso.Ben).toHaveTokens('nugget', 0);
    lasso.Ann.uses('Shop', { card: 'Gun Belt' });
    lasso.Ann.uses('Sabotage', { on: lasso.Ben, what: 'Boots' });
    expect(lasso.Ben).toHaveInZone('equipment', 'Lucky Charm');
    const belle = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!', 'Beer'] }, Ben: { zones: { equipment: ['Boots'] } } },
      { sets: [...sets, 'dodge-city'] },
    );
    belle.Belle.plays('BANG!', { on: belle.Ben });
    expect(belle.Ben).toHold(1);
  });
});
