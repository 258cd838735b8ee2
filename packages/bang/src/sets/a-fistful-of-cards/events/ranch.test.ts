import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const ranch = { sets: ['base', 'a-fistful-of-cards'], event: 'Ranch', phase: 'draw' } as const;

describe('Ranch', () => {
  it('[FOC-RANCH-01] when phase 1 ends he may once swap cards for as many of the pile', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Scope'] }, Ben: {} },
      { ...ranch, deckTop: ['Beer', 'Duel', 'Missed!', 'Gatling'] },
    );
    Ann.discards('Scope', 'Duel');
    expect(Ann).toHold('Beer', 'Missed!', 'Gatling');
    expect(game).toHaveDiscarded('Duel', 'Scope');
    expect(Ann).toBeAsked('play');
  });

  it('[FOC-RANCH-02] none to the whole hand; all are discarded before any is drawn', () => {
    const none = table({ Ann: { hand: ['Scope'] }, Ben: {} }, ranch);
    none.Ann.passes();
    expect(none.Ann).toHold(3);
    expect(none.game.state.discardPile).toEqual([]);
    const all = table({ Ann: { hand: ['Scope'] }, Ben: {} }, { ...ranch, deckExactly: ['Beer', 'Duel'] });
    all.Ann.discards('Scope', 'Beer', 'Duel');
    expect(all.Ann).toHold('Scope', 'Beer', 'Duel'); // the same ones, shuffled
  });

  it('[FOC-RANCH-03-Q] Suzy Lafayette swaps her whole hand: no extra card', () => {
    const { Suzy } = table({ Suzy: { is: 'Suzy Lafayette' }, Ben: {} }, { ...ranch, deckTop: ['Beer', 'Duel'] });
    Suzy.discards('Beer', 'Duel');
    expect(Suzy).toHold(2);
  });

  it('[FOC-RANCH-04-Q] in his order, Black Jack’s shown card may be among them, and nothing is triggered', () => {
    const { Jack, Pedro, game } = table(
      { Jack: { is: 'Black Jack' }, Pedro: { is: 'Pedro Ramirez' } },
      { ...ranch, deckTop: ['Beer', 'BANG! 2♦', 'Duel'] },
    );
    Jack.discards('Beer', 'BANG! 2♦');
    Jack.discards('BANG! 2♦', 'Beer'); // the order, which Pedro looks at
    expect(game).toHaveDiscarded('Beer', 'BANG! 2♦');
    expect(Jack).toHold(3);
    expect(Pedro).toHaveLostLife(0);
  });

  it('[FOC-RANCH-04-Q] with an empty hand he is not asked', () => {
    const { Ann, Ben } = table({ Ann: {}, Ben: { hand: ['Missed!'] } }, { ...ranch, deckExactly: [] });
    expect(Ann).not.toBeAsked('swap');
    expect(Ben).toBeAsked('swap');
  });
});
