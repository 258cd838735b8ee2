import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const KIT = 'Kit Carlson';

describe('Kit Carlson', () => {
  it('[BASE-KIT-01] takes two of the three top cards, and the third is the next that anybody turns', () => {
    const { Kit, Ben, game } = table(
      { Kit: { is: KIT, hand: ['BANG!'] }, Ben: { inPlay: ['Barrel'] } },
      { phase: 'draw', deckTop: ['Scope', 'Beer 6♥', 'Duel', 'Panic!'] },
    );
    Kit.isAsked('putBack');
    Kit.picks('Beer 6♥');
    expect(Kit).toHold('BANG!', 'Scope', 'Duel');
    expect(game).toHaveOnDeck('Beer 6♥', 'Panic!');
    expect(Ben).not.toHaveSeen('Beer 6♥');
    Kit.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(game).toHaveDiscarded('Beer 6♥');
    expect(Ben).toHaveLostLife(0);
  });

  it('[BASE-KIT-02-Q] takes what there is when fewer than three cards are to be had', () => {
    const two = table(
      { Kit: { is: KIT }, Ben: { hand: ['Panic!'] } },
      { phase: 'draw', deckExactly: ['Scope', 'Duel'] },
    );
    expect(two.Kit).toHold('Scope', 'Duel');
    two.Kit.isAsked('play');

    const one = table({ Kit: { is: KIT }, Ben: { hand: ['Panic!'] } }, { phase: 'draw', deckExactly: ['Scope'] });
    expect(one.Kit).toHold('Scope');

    const none = table(
      { Kit: { is: KIT, hand: ['Beer'] }, Ben: { hand: ['Panic!'] } },
      { phase: 'draw', deckExactly: [] },
    );
    expect(none.Kit).toHold('Beer');
    none.Kit.isAsked('play');
  });

  it('[BASE-KIT-09-Q] looks at exactly the last three cards: nothing is shuffled', () => {
    const { Kit, game } = table(
      { Kit: { is: KIT }, Ben: {} },
      { phase: 'draw', deckExactly: ['Scope', 'Duel', 'Beer 6♥'], discard: ['Panic!', 'Barrel'] },
    );
    Kit.picks('Beer 6♥');
    expect(game).toHaveOnDeck('Beer 6♥');
    expect(game).toHaveDiscarded('Panic!', 'Barrel');
  });

  it('may put back only one of the three, and must', () => {
    const { Kit } = table(
      { Kit: { is: KIT, hand: ['Barrel'] }, Ben: {} },
      { phase: 'draw', deckTop: ['Scope', 'Beer 6♥', 'Duel'] },
    );
    Kit.mayNot.pick('Barrel').because('notAnOption');
    Kit.mayNot.endTurn();
  });

  it('looks at nothing new when others draw, and has his two from a Stagecoach like anybody', () => {
    const { Kit } = table({ Kit: { is: KIT, hand: ['Stagecoach'] }, Ben: {} }, { deckTop: ['Scope', 'Duel', 'Beer'] });
    Kit.plays('Stagecoach');
    Kit.isAsked('play');
    expect(Kit).toHold('Scope', 'Duel');
  });
});
