import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Shot', () => {
  it('[GOLD-SHOT-01] gives one player of choice a life point, oneself too', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 2, hand: ['Beer'], tokens: { nugget: 2 } }, Ben: { life: 1 }, Cat: {} },
      { sets, zones: { shop: ['Shot', 'Shot', 'Rhum'] } },
    );
    Ann.uses('Shop', { card: 'Shot', on: Ben });
    expect(Ben).toHaveLife(2);
    Ann.uses('Shop', { card: 'Shot', on: Ann });
    expect(Ann).toHaveLife(3);
  });

  it('[GOLD-SHOT-02-Q] may be aimed at somebody with all life points, and does nothing then', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], tokens: { nugget: 1 } }, Ben: {} },
      { sets, zones: { shop: ['Shot', 'Shot', 'Rhum'] } },
    );
    Ann.uses('Shop', { card: 'Shot', on: Ben });
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toHaveTokens('nugget', 0);
  });
});
