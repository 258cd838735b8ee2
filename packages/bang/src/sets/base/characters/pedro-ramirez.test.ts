import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const PEDRO = 'Pedro Ramirez';

describe('Pedro Ramirez', () => {
  it('[BASE-PEDRO-01] takes his first card from the top of the discards, the second from the pile', () => {
    const { Pedro, game } = table(
      { Pedro: { is: PEDRO }, Ben: {} },
      { phase: 'draw', deckTop: ['Scope', 'Panic!'], discard: ['Beer', 'Duel'] },
    );
    Pedro.isAsked('drawFrom');
    Pedro.picks({ from: 'discardPile' });
    Pedro.isAsked('play');
    expect(Pedro).toHold('Beer', 'Scope');
    expect(game).toHaveDiscarded('Duel');
    expect(game).toHaveOnDeck('Panic!');
  });

  it('[BASE-PEDRO-01] draws both from the pile if he likes', () => {
    const { Pedro, game } = table(
      { Pedro: { is: PEDRO }, Ben: {} },
      { phase: 'draw', deckTop: ['Scope', 'Panic!'], discard: ['Beer'] },
    );
    Pedro.picks({ from: 'pile' });
    expect(Pedro).toHold('Scope', 'Panic!');
    expect(game).toHaveDiscarded('Beer');
  });

  it('[BASE-PEDRO-02-Q] is not asked when there are no discards', () => {
    const { Pedro } = table({ Pedro: { is: PEDRO }, Ben: {} }, { phase: 'draw', deckTop: ['Scope', 'Panic!'] });
    Pedro.isAsked('play');
    expect(Pedro).toHold('Scope', 'Panic!');
  });

  it('takes nothing from anybody’s hand', () => {
    const { Pedro, Ben } = table(
      { Pedro: { is: PEDRO }, Ben: { hand: ['Beer'] } },
      { phase: 'draw', discard: ['Duel'] },
    );
    Pedro.mayNot.pick({ from: Ben }).because('notAnOption');
  });

  it('makes the others name the order of their discards, and has the last one', () => {
    const { Ann, Pedro } = table(
      { Ann: { life: 1, hand: ['Beer', 'Duel', 'Scope'] }, Pedro: { is: PEDRO } },
      { deckTop: ['Panic!'] },
    );
    Ann.endsTurn();
    Ann.discards('Beer', 'Duel');
    Ann.isAsked('orderDiscards');
    Ann.discards('Duel', 'Beer');
    Pedro.picks({ from: 'discardPile' });
    expect(Pedro).toHold('Beer', 'Panic!');
  });
});
