import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const zones = { equipment: ['Wanted'] };
const shop = ['Wanted', 'Wanted', 'Rhum'];

describe('Wanted', () => {
  it('[GOLD-WANT-01] is laid in front of a player of choice; whoever eliminates them draws two cards and takes a nugget', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'], tokens: { nugget: 2 } },
        Ben: { role: 'renegade', life: 1 },
        Cat: { role: 'outlaw' },
      },
      { sets, zones: { shop } },
    );
    Ann.uses('Shop', { card: 'Wanted', on: Ben });
    expect(Ben).toHaveInZone('equipment', 'Wanted');
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHold(3);
  });

  it('[GOLD-WANT-06-Q] that is a nugget besides the one for the wound', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', life: 1, zones },
        Cat: { role: 'outlaw' },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHaveTokens('nugget', 2);
  });

  it('[GOLD-WANT-02] on top of everything else: a wanted Outlaw brings five cards', () => {
    const { Ann, Ben } = table(
      { Ann: { role: 'sheriff', hand: ['BANG!'] }, Ben: { role: 'outlaw', life: 1, zones }, Cat: { role: 'outlaw' } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(5);
    expect(Ann).toHaveTokens('nugget', 2);
  });

  it('[GOLD-WANT-03] the Sheriff draws for a wanted Deputy, then loses everything but the nuggets', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'deputy', life: 1, zones },
        Cat: { role: 'outlaw', hand: ['Scope'] },
      },
      { sets, deckTop: ['Duel', 'Saloon'], zones: { shop: ['Gold Rush', 'Pickaxe', 'Union Pacific'] } },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(0);
    expect(Ann).toHaveTokens('nugget', 2);
    expect(game.facesOf(game.state.discardPile).map(({ card }) => card.name)).toEqual(
      expect.arrayContaining(['Duel', 'Saloon']),
    );
  });

  it('[GOLD-WANT-04-Q] nobody has the bounty for Dynamite, or for who loses his own Duel', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Duel', 'Beer'], zones },
        Ben: { hand: ['BANG!'], role: 'sheriff' },
        Cat: { role: 'outlaw' },
      },
      { sets },
    );
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.passes();
    Ann.passes();
    expect(Ann).toBeOut();
    expect(Ben).toHaveTokens('nugget', 0);
    expect(game).toHaveInZone('equipmentDiscards', 'Wanted');
  });

  it('[GOLD-WANT-05-Q] on anybody, oneself and the Sheriff too, but not on who has one', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { role: 'outlaw', hand: ['Beer'], tokens: { nugget: 4 } }, Ben: { role: 'sheriff' }, Cat: { zones } },
      { sets, zones: { shop } },
    );
    Ann.mayNot.use('Shop', { card: 'Wanted', on: Cat }).because('alreadyInPlay');
    Ann.uses('Shop', { card: 'Wanted', on: Ann });
    Ann.uses('Shop', { card: 'Wanted', on: Ben });
    for (const one of [Ann, Ben]) expect(one).toHaveInZone('equipment', 'Wanted');
  });

  it('[GOLD-WANT-07-Q] may be removed for three nuggets by anybody but its bearer', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 3 }, zones }, Ben: { zones } },
      { sets, zones: { shop: ['Pardner', 'Bottle', 'Rhum'] } },
    );
    Ann.mayNot.use('Sabotage', { on: Ann, what: 'Wanted' }).because('notOneself');
    Ann.uses('Sabotage', { on: Ben, what: 'Wanted' });
    expect(Ann).toHaveTokens('nugget', 0);
    expect(Ben).toHaveInZone('equipment');
  });

  it('[FOC-JUDGE-04-Q] may be bought while The Judge forbids to lay cards', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Scope'], tokens: { nugget: 2 } }, Ben: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'The Judge', zones: { shop } },
    );
    Ann.mayNot.play('Scope');
    Ann.uses('Shop', { card: 'Wanted', on: Ben });
    expect(Ben).toHaveInZone('equipment', 'Wanted');
  });

  it('[FOC-LASSO-07-Q] has no effect under a Lasso', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', life: 1, zones },
        Cat: { role: 'outlaw' },
      },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Lasso' },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHold('Beer');
    expect(Ann).toHaveTokens('nugget', 1);
  });
});
