import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const JACK = 'Black Jack';

describe('Black Jack', () => {
  it('[BASE-BLACK-01] shows his second card, and for a red one draws a third, unseen', () => {
    const { Jack, Ben, game } = table(
      { Jack: { is: JACK }, Ben: {} },
      { phase: 'draw', deckTop: ['Scope A♠', 'Duel Q♦', 'Panic! A♥', 'Barrel Q♠'] },
    );
    expect(Jack).toHold('Scope', 'Duel', 'Panic!');
    expect(Ben).toHaveSeen('Duel Q♦');
    expect(Ben).not.toHaveSeen('Scope A♠');
    expect(Ben).not.toHaveSeen('Panic! A♥');
    expect(game).toHaveOnDeck('Barrel Q♠');
  });

  it('[BASE-BLACK-02] has two cards when the second is black', () => {
    const { Jack, Ben } = table(
      { Jack: { is: JACK }, Ben: {} },
      { phase: 'draw', deckTop: ['Panic! A♥', 'Scope A♠', 'Duel Q♦'] },
    );
    expect(Jack).toHold('Panic!', 'Scope');
    expect(Ben).toHaveSeen('Scope A♠');
    expect(Ben).not.toHaveSeen('Panic! A♥');
  });

  it('[BASE-BLACK-02] has no fourth card for a red third one', () => {
    const { Jack, Ben } = table(
      { Jack: { is: JACK }, Ben: {} },
      { phase: 'draw', deckTop: ['Scope', 'Beer 6♥', 'Beer 7♥', 'Beer 8♥'] },
    );
    expect(Jack).toHold('Scope', 'Beer 6♥', 'Beer 7♥');
    expect(Ben).not.toHaveSeen('Beer 7♥');
  });

  it('[BASE-BLACK-03-Q] shows no draw!: there is nothing for Lucky Duke’s gift to double, and the card stays his', () => {
    const { Jack, game } = table(
      { Jack: { is: JACK, borrowed: ['Lucky Duke'] }, Ben: {} },
      { phase: 'draw', deckTop: ['Scope A♠', 'Missed! 2♠', 'Beer 6♥'] },
    );
    Jack.isAsked('play'); // not which of two cards counts
    expect(Jack).toHold('Scope', 'Missed!');
    expect(game).toHaveDiscarded();
  });

  it('shows nothing when Jail costs him his turn', () => {
    const { Ben, game } = table(
      { Jack: { is: JACK, role: 'outlaw', inPlay: ['Jail'] }, Ben: { role: 'sheriff' } },
      { phase: 'start', deckTop: ['2♠', 'Scope', 'Panic! A♥', 'Beer 6♥', 'Beer 7♥'] },
    );
    expect(Ben).toHold('Scope', 'Panic!');
    expect(game).toHaveOnDeck('Beer 6♥');
  });
});
