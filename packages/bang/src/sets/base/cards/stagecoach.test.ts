import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Stagecoach', () => {
  it('[BASE-STAGE-01] brings the two top cards of the pile', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Stagecoach', 'Beer'] }, Ben: {} },
      { deckTop: ['Scope', 'Duel', 'Panic!'] },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Beer', 'Scope', 'Duel');
    expect(game).toHaveOnDeck('Panic!');
    expect(game).toHaveDiscarded('Stagecoach');
  });

  it('is refused out of turn', () => {
    const { Ben } = table({ Ann: { hand: ['Beer'] }, Ben: { hand: ['Stagecoach'] } });
    Ben.mayNot.play('Stagecoach').because('notAsked');
  });

  it('is no phase 1: Black Jack shows nothing', () => {
    const { Jack, Ben } = table(
      { Jack: { is: 'Black Jack', hand: ['Stagecoach'] }, Ben: {} },
      { deckTop: ['Scope', 'Beer 6♥', 'Beer 7♥'] },
    );
    Jack.plays('Stagecoach');
    expect(Jack).toHold('Scope', 'Beer 6♥');
    expect(Ben).not.toHaveSeen('Beer 6♥');
  });
});
