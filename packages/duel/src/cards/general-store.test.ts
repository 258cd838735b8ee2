import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('General Store', () => {
  it('[DUEL-STORE-01] two cards of each deck, taken in turn, its player first', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { hand: ['General Store'], deckTop: ['Colt', 'Bank'] },
      Outlaws: { rear: null, deckTop: ['Knife', 'Beer'] },
    });
    Law.plays('General Store');
    expect(game.shelf.sort()).toEqual(['Bank', 'Beer', 'Colt', 'Knife']);
    Law.picks('Beer');
    Outlaws.picks('Knife');
    Law.picks('Colt');
    Outlaws.picks('Bank');
    expect([Law.hand, Outlaws.hand]).toEqual([
      ['Beer', 'Colt'],
      ['Bank', 'Knife'],
    ]);
  });

  it('[DUEL-STORE-01][DUEL-STORE-02-Q] all four of the common deck as soon as one player uses it', () => {
    const { Law, game } = duelTable(
      { Law: { hand: ['General Store'], deck: [] } },
      { common: ['Colt', 'Bank', 'Knife', 'Beer', 'Hat'] },
    );
    Law.plays('General Store');
    expect(game.shelf.sort()).toEqual(['Bank', 'Beer', 'Colt', 'Knife']);
  });
});
