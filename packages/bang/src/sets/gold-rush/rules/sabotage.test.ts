import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Making somebody discard equipment', () => {
  it('[GOLD-FORCE-01] costs its price and one nugget more, at any distance, as often as one can pay', () => {
    const { Ann, Cat, game } = table(
      {
        Ann: { hand: ['Beer'], tokens: { nugget: 8 } },
        Ben: {},
        Cat: { inPlay: ['Mustang'], zones: { equipment: ['Boots', 'Gun Belt', 'Pickaxe'] } },
        Dan: {},
      },
      { sets },
    );
    Ann.uses('Sabotage', { on: Cat, what: 'Boots' });
    expect(Ann).toHaveTokens('nugget', 4);
    Ann.mayNot.use('Sabotage', { on: Cat, what: 'Pickaxe' }).because('tooFewNuggets', { needs: 5, has: 4 });
    Ann.uses('Sabotage', { on: Cat, what: 'Gun Belt' });
    expect(Cat).toHaveInZone('equipment', 'Pickaxe');
    expect(game).toHaveInZone('equipmentDiscards', 'Boots', 'Gun Belt');
  });

  it('[GOLD-FORCE-01] is for others who have equipment', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 8 }, zones: { equipment: ['Boots'] } }, Ben: { inPlay: ['Barrel'] } },
      { sets },
    );
    Ann.mayNot.use('Sabotage', { on: Ann, what: 'Boots' }).because('notOneself');
    Ann.mayNot.use('Sabotage', { on: Ben }).because('nothingThere', { ruling: 'GOLD-FORCE-01' });
  });

  it('[GOLD-FORCE-02] Willy removes Sam’s Horseshoe and Kit’s Lucky Charm: 7 nuggets', () => {
    const { Willy, Sam, Kit, game } = table(
      {
        Willy: { hand: ['Beer'], tokens: { nugget: 7 } },
        Sam: { zones: { equipment: ['Horseshoe'] } },
        Kit: { zones: { equipment: ['Lucky Charm'] } },
      },
      { sets },
    );
    Willy.uses('Sabotage', { on: Sam, what: 'Horseshoe' });
    expect(Willy).toHaveTokens('nugget', 4);
    Willy.uses('Sabotage', { on: Kit, what: 'Lucky Charm' });
    expect(Willy).toHaveTokens('nugget', 0);
    expect(game).toHaveInZone('equipmentDiscards', 'Horseshoe', 'Lucky Charm');
    for (const one of [Sam, Kit]) expect(one).toHaveInZone('equipment');
  });
});
