import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Reloading', () => {
  it('[ARMED-RELOADING-01] brings 3 tokens, spread over Dangerous cards and character', () => {
    const { Ann } = table(
      { Ann: { hand: ['Reloading', 'Beer'], inPlay: ['Crate', 'Whip'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 1, Whip: 1 } } },
    );
    Ann.plays('Reloading');
    Ann.picks('Crate');
    Ann.picks('Crate');
    Ann.picks('character');
    expect(Ann).toHaveTokens('load', 3, 'Crate');
    expect(Ann).toHaveTokens('load', 1, 'Whip');
    expect(Ann).toHaveTokens('load', 1);
  });

  it('[ARMED-RELOADING-01] none above 4, and none need be placed', () => {
    const { Ann } = table(
      { Ann: { hand: ['Reloading', 'Beer'], inPlay: ['Crate'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 4 } } },
    );
    Ann.plays('Reloading');
    Ann.picks('Crate');
    Ann.picks('nowhere');
    Ann.picks('nowhere');
    expect(Ann).toHaveTokens('load', 4, 'Crate');
    expect(Ann).toHaveTokens('load', 0);
  });
});
