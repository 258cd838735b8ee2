import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Caravan', () => {
  it('[ARMED-CARAVAN-01] draws 2 cards; without tokens nobody asks for more', () => {
    const { Ann } = table({ Ann: { hand: ['Caravan'] }, Ben: {} }, { sets, deckTop: ['2♦', '3♦', '4♦'] });
    Ann.plays('Caravan');
    expect(Ann).toHold('2♦', '3♦');
  });

  it('[ARMED-CARAVAN-01] and 1 more for every 2 tokens', () => {
    const { Ann } = table(
      { Ann: { hand: ['Caravan'], tokens: { load: 4 } }, Ben: {} },
      { sets, deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    Ann.plays('Caravan', { times: 2 });
    expect(Ann).toHold(4);
    expect(Ann).toHaveTokens('load', 0);
  });

  it('[ARMED-UPGRADE-01] the tokens come from Dangerous cards and the character in any mix; an emptied card goes', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Caravan'], inPlay: ['Crate', 'Tumbleweed'], tokens: { load: 2 } }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 1, Tumbleweed: 3 } } },
    );
    Ann.plays('Caravan', { times: 2, pay: ['Crate', 'Tumbleweed', 'Tumbleweed', 'character'] });
    expect(Ann).toHold(4);
    expect(Ann).toHaveInPlay('Tumbleweed');
    expect(Ann).toHaveTokens('load', 1, 'Tumbleweed');
    expect(Ann).toHaveTokens('load', 1);
    expect(game).toHaveDiscarded('Crate', 'Caravan');
  });

  it('[ARMED-UPGRADE-02] upgrading is optional, and so often as the tokens allow', () => {
    const { Ann } = table({ Ann: { hand: ['Caravan'], tokens: { load: 3 } }, Ben: {} }, { sets });
    Ann.mayNot.play('Caravan', { times: 2, pay: [] }).because('notAnOption');
    Ann.plays('Caravan', { times: 0 });
    expect(Ann).toHold(2);
    expect(Ann).toHaveTokens('load', 3);
  });
});
