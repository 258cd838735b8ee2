import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const shop = ['Rhum', 'Rhum', 'Shot'];

describe('Rhum', () => {
  it('[GOLD-RHUM-01] four cards are turned and discarded, each suit brings a life point', () => {
    const { Ann, game } = table(
      { Ann: { life: 1, maxLife: 5, hand: ['Scope'], tokens: { nugget: 3 } }, Ben: {} },
      { sets, zones: { shop }, deckTop: ['2♠', '3♥', '4♦', '5♣', 'Duel'] },
    );
    Ann.uses('Shop', { card: 'Rhum' });
    expect(Ann).toHaveLife(5);
    expect(game).toHaveDiscarded('5♣', '4♦', '3♥', '2♠');
    expect(game).toHaveOnDeck('Duel');
  });

  it('[GOLD-RHUM-02] three suits among four cards bring three, never above the maximum', () => {
    const deckTop = ['2♠', '3♥', '4♦', '9♥'];
    const one = table(
      { Ann: { life: 1, hand: ['Scope'], tokens: { nugget: 3 } }, Ben: {} },
      { sets, zones: { shop }, deckTop },
    );
    one.Ann.uses('Shop', { card: 'Rhum' });
    expect(one.Ann).toHaveLife(4);
    const other = table(
      { Ann: { life: 3, maxLife: 4, hand: ['Scope'], tokens: { nugget: 3 } }, Ben: {} },
      { sets, zones: { shop }, deckTop },
    );
    other.Ann.uses('Shop', { card: 'Rhum' });
    expect(other.Ann).toHaveLife(4);
  });

  it('[GOLD-RHUM-03-Q] Lucky Duke and a Horseshoe turn one card more each', () => {
    const { Duke, game } = table(
      {
        Duke: {
          is: 'Lucky Duke',
          life: 1,
          maxLife: 5,
          hand: ['Scope'],
          tokens: { nugget: 3 },
          zones: { equipment: ['Horseshoe'] },
        },
        Ben: {},
      },
      { sets, zones: { shop }, deckTop: ['2♠', '3♠', '4♠', '5♠', '6♥', '7♦', 'Duel'] },
    );
    Duke.uses('Shop', { card: 'Rhum' });
    expect(Duke).toHaveLife(4);
    expect(game).toHaveOnDeck('Duel');
  });

  it('[HN-BLESSING-05-Q] [HN-CURSE-06-Q] one suit is all there is under a Blessing or a Curse', () => {
    for (const event of ['Blessing', 'Curse']) {
      const { Ann } = table(
        { Ann: { life: 1, hand: ['Scope'], tokens: { nugget: 3 } }, Ben: {} },
        { sets: [...sets, 'high-noon'], event, zones: { shop }, deckTop: ['2♠', '3♥', '4♦', '5♣'] },
      );
      Ann.uses('Shop', { card: 'Rhum' });
      expect(Ann).toHaveLife(2);
    }
  });

  it('[STICK-25-Q] a Dynamite that turns up is none of the four', () => {
    const { Ann, game } = table(
      { Ann: { life: 1, maxLife: 5, hand: ['Scope'], tokens: { nugget: 3, stick: 1 } }, Ben: {} },
      { sets: [...sets, 'stick-of-dynamite'], zones: { shop }, deckTop: ['2♠', 'Dynamite', '3♥', '4♦', '5♣', 'Duel'] },
    );
    Ann.uses('Shop', { card: 'Rhum' });
    expect(Ann).toHaveLife(5);
    expect(game).toHaveOnDeck('Duel');
  });

  it('turns what there is when the piles run out', () => {
    const { Ann } = table(
      { Ann: { life: 1, hand: ['Scope'], tokens: { nugget: 3 } }, Ben: {} },
      { sets, zones: { shop }, deckExactly: ['2♠', '3♥'] },
    );
    Ann.uses('Shop', { card: 'Rhum' });
    expect(Ann).toHaveLife(3);
  });

  it('[ARMED-MIX-22-Q] a Tumbleweed has all its cards turned anew', () => {
    const { Ann, Ben, game } = table(
      { Ann: { life: 1, hand: ['Scope'], tokens: { nugget: 3 } }, Ben: { inPlay: ['Tumbleweed'] } },
      {
        sets: [...sets, 'armed-and-dangerous'],
        tokensOn: { load: { Tumbleweed: 1 } },
        zones: { shop },
        deckTop: ['2♠', '3♥', '4♦', '5♣', '6♠', '7♠', '8♠', '9♠', 'Duel'],
      },
    );
    Ann.uses('Shop', { card: 'Rhum' });
    Ben.uses('Tumbleweed');
    expect(Ann).toHaveLife(2);
    expect(game).toHaveOnDeck('Duel');
  });
});
