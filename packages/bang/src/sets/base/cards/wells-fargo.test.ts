import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Wells Fargo', () => {
  it('[BASE-WELLS-01] brings the three top cards of the pile', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Wells Fargo', 'Beer'] }, Ben: {} },
      { deckTop: ['Scope', 'Duel', 'Mustang', 'Panic!'] },
    );
    Ann.plays('Wells Fargo');
    expect(Ann).toHold('Beer', 'Scope', 'Duel', 'Mustang');
    expect(game).toHaveOnDeck('Panic!');
  });

  it('is refused out of turn', () => {
    const { Ben } = table({ Ann: { hand: ['Beer'] }, Ben: { hand: ['Wells Fargo'] } });
    Ben.mayNot.play('Wells Fargo').because('notAsked');
  });

  it('goes on from the discards, itself among them, when the pile runs out', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Wells Fargo', 'Beer'] }, Ben: { hand: ['Duel'] } },
      { deckExactly: ['Scope'], discard: ['Mustang'] },
    );
    Ann.plays('Wells Fargo');
    expect(Ann).toHold('Beer', 'Scope', 'Mustang', 'Wells Fargo');
    expect(game).toHaveDiscarded();
  });
});
