import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Union Pacific', () => {
  const shop = ['Union Pacific', 'Rhum', 'Shot'];

  it('[GOLD-UNION-01] draws four cards', () => {
    const { Ann } = table(
      { Ann: { hand: ['Scope'], tokens: { nugget: 4 } }, Ben: {} },
      { sets, zones: { shop }, deckTop: ['Beer', 'Duel', 'Barrel', 'Mustang'] },
    );
    Ann.uses('Shop', { card: 'Union Pacific' });
    expect(Ann).toHold('Scope', 'Beer', 'Duel', 'Barrel', 'Mustang');
  });

  it('is too dear for three nuggets', () => {
    const { Ann } = table({ Ann: { hand: ['Scope'], tokens: { nugget: 3 } }, Ben: {} }, { sets, zones: { shop } });
    Ann.mayNot.use('Shop', { card: 'Union Pacific' }).because('tooFewNuggets', { needs: 4, has: 3 });
  });
});
