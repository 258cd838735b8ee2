import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Gold Rush beside other sets', () => {
  it('lets Lee Van Kliff repeat equipment that he has bought', () => {
    const { Lee } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['BANG!', 'Volcanic'], tokens: { nugget: 4 } }, Ben: {} },
      { sets: ['base', 'gold-rush', 'wild-west-show'], zones: { shop: ['Union Pacific', 'Rhum', 'Shot'] } },
    );
    Lee.uses('Shop', { card: 'Union Pacific' });
    expect(Lee).toHold(6);
    Lee.uses('Lee Van Kliff', { card: 'BANG!' });
    expect(Lee).toHold(9);
  });
});
