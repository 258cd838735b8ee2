import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const frankie = { is: 'Frankie Canton', hand: ['Beer'] };

describe('Frankie Canton', () => {
  it('[ARMED-FRANKIE-01] moves a token to himself from a Dangerous card, once in his turn', () => {
    const { Frankie, Ben } = table(
      { Frankie: frankie, Ben: { inPlay: ['Crate'], tokens: { load: 1 } } },
      { sets, tokensOn: { load: { Crate: 2 } } },
    );
    Frankie.uses('Frankie Canton', { on: Ben, place: 'Crate' });
    expect(Frankie).toHaveTokens('load', 1);
    expect(Ben).toHaveTokens('load', 1, 'Crate');
    Frankie.mayNot.use('Frankie Canton', { on: Ben, place: 'character' }).because('usedUp');
  });

  it('[ARMED-FRANKIE-01] or from another’s character, or from a card of his own; not from himself', () => {
    const words = { sets, tokensOn: { load: { Whip: 2 } } };
    const seats = { Frankie: { ...frankie, inPlay: ['Whip'], tokens: { load: 1 } }, Ben: { tokens: { load: 1 } } };
    const { Frankie, Ben } = table(seats, words);
    const own = table({ Frankie: { ...frankie, tokens: { load: 1 } }, Ben: {} }, { sets }).Frankie;
    own.mayNot.use('Frankie Canton', { on: own, place: 'character' }).because('nothingThere');
    Frankie.uses('Frankie Canton', { on: Ben, place: 'character' });
    expect(Ben).toHaveTokens('load', 0);
    const other = table(seats, words);
    other.Frankie.uses('Frankie Canton', { on: other.Frankie, place: 'Whip' });
    expect(other.Frankie).toHaveTokens('load', 2);
    expect(other.Frankie).toHaveTokens('load', 1, 'Whip');
  });

  it('[ARMED-FRANKIE-02] taking the last token of a Dangerous card has it discarded', () => {
    const { Frankie, Ben, game } = table(
      { Frankie: frankie, Ben: { inPlay: ['Crate'] } },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Frankie.uses('Frankie Canton', { on: Ben, place: 'Crate' });
    expect(Ben).toHaveInPlay();
    expect(game).toHaveDiscarded('Crate');
  });

  it('[ARMED-FRANKIE-03-Q] with 4 on himself he may still take one: it goes to the supply', () => {
    const { Frankie, Ben } = table(
      { Frankie: { ...frankie, tokens: { load: 4 } }, Ben: { tokens: { load: 2 } } },
      { sets },
    );
    Frankie.uses('Frankie Canton', { on: Ben, place: 'character' });
    expect(Frankie).toHaveTokens('load', 4);
    expect(Ben).toHaveTokens('load', 1);
  });

  it('[ARMED-FRANKIE-01] with no token anywhere there is nothing to do', () => {
    const { Frankie, Ben } = table({ Frankie: frankie, Ben: {} }, { sets });
    Frankie.mayNot.use('Frankie Canton', { on: Ben, place: 'character' }).because('nothingThere');
  });
});
