import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const luzena = { is: 'Pretty Luzena', hand: ['Volcanic'], tokens: { nugget: 3 } } as const;

describe('Pretty Luzena', () => {
  it('[GOLD-LUZ-01] once a turn buys a card for a nugget less; the others at their price', () => {
    const { Luzena } = table({ Luzena: luzena, Ben: {} }, { sets, zones: { shop: ['Boots', 'Shot', 'Rhum'] } });
    Luzena.uses('Pretty Luzena', { card: 'Boots' });
    expect(Luzena).toHaveInZone('equipment', 'Boots');
    expect(Luzena).toHaveTokens('nugget', 1);
    Luzena.mayNot.use('Pretty Luzena', { card: 'Shot' }).because('usedUp', { used: 1, most: 1 });
    Luzena.uses('Shop', { card: 'Shot', on: Luzena });
    expect(Luzena).toHaveTokens('nugget', 0);
  });

  it('[GOLD-LUZ-01] a card that costs one is free', () => {
    const { Luzena } = table(
      { Luzena: { ...luzena, life: 2, tokens: {} }, Ben: {} },
      { sets, zones: { shop: ['Boots', 'Shot', 'Rhum'] } },
    );
    Luzena.uses('Pretty Luzena', { card: 'Shot', on: Luzena });
    expect(Luzena).toHaveLife(3);
  });

  it('[GOLD-LUZ-01] the card is of her choice: she may pay the full price first', () => {
    const { Luzena } = table({ Luzena: luzena, Ben: {} }, { sets, zones: { shop: ['Shot', 'Rhum', 'Boots'] } });
    Luzena.uses('Shop', { card: 'Shot', on: Luzena });
    Luzena.uses('Pretty Luzena', { card: 'Boots' });
    expect(Luzena).toHaveTokens('nugget', 0);
  });

  it('[GOLD-LUZ-02-Q] is no help against others’ equipment', () => {
    const { Luzena, Ben } = table(
      { Luzena: luzena, Ben: { zones: { equipment: ['Boots'] } } },
      { sets, zones: { shop: ['Shot', 'Rhum', 'Rhum'] } },
    );
    Luzena.mayNot.use('Sabotage', { on: Ben, what: 'Boots' }).because('tooFewNuggets', { needs: 4, has: 3 });
  });
});
