import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('General Store', () => {
  it('[BASE-STORE-01] turns up as many cards as there are players in the game', () => {
    const { A, game } = table(
      {
        A: { hand: ['General Store', 'Beer'] },
        B: {},
        C: { presence: 'out' },
        D: {},
        E: {},
        F: { presence: 'out' },
        G: {},
      },
      { deckTop: ['Scope', 'Duel', 'Panic!', 'Barrel', 'Mustang', 'Jail'] },
    );
    A.plays('General Store');
    A.isAsked('generalStore');
    expect(game.facesOf(game.state.shelf)).toHaveLength(5);
    expect(game).toHaveOnDeck('Jail');
  });

  it('[BASE-STORE-02] is picked from in turn, beginning with its player; the last gets what is left, and all see it', () => {
    const { Ann, Ben, Cleo } = table(
      { Ann: {}, Ben: { hand: ['General Store', 'Beer'] }, Cleo: {} },
      { turn: 'Ben', deckTop: ['Scope', 'Duel', 'Panic!'] },
    );
    Ben.plays('General Store');
    Cleo.mayNot.pick('Scope').because('notAsked');
    Ben.picks('Duel');
    Cleo.isAsked('generalStore');
    Cleo.picks('Panic!');
    expect(Ben).toHold('Beer', 'Duel');
    expect(Cleo).toHold('Panic!');
    expect(Ann).toHold('Scope');
    for (const one of [Ann, Ben, Cleo]) expect(one).toHaveSeen('Scope', 'Duel', 'Panic!');
    expect(Ben).toBeAsked('play');
  });

  it('[BASE-STORE-03-Q] with fewer cards than players goes round until none is left', () => {
    const { Ann, Ben, Cleo } = table(
      { Ann: { hand: ['General Store', 'Beer'] }, Ben: {}, Cleo: {} },
      { deckExactly: ['Scope'], discard: [] },
    );
    Ann.plays('General Store'); // the store itself is shuffled in: two cards for three
    Ann.picks('Scope');
    expect(Ann).toHold('Beer', 'Scope');
    expect(Ben).toHold('General Store');
    expect(Cleo).toHold(0);
  });

  it('is refused out of turn, and leaves nothing undecided', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['General Store', 'Beer'] }, Ben: { hand: ['General Store'] } });
    Ben.mayNot.play('General Store').because('notAsked');
    Ann.plays('General Store');
    Ann.mayNot.endTurn();
    Ann.mayNot.play('Beer');
  });

  it('is no random card and no draw: El Gringo and Black Jack pick like anybody', () => {
    const { Jack, Gringo } = table(
      { Jack: { is: 'Black Jack', hand: ['General Store', 'Beer'] }, Gringo: { is: 'El Gringo' } },
      { deckTop: ['Duel Q♦', 'Beer 6♥', 'Scope'] },
    );
    Jack.plays('General Store');
    Jack.picks('Beer 6♥');
    expect(Jack).toHold('Beer', 'Beer 6♥');
    expect(Gringo).toHold('Duel');
  });
});
