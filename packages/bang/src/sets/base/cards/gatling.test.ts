import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Gatling', () => {
  it('[BASE-GATL-01] shoots at every other player at any distance; each answers for himself', () => {
    const { A, B, C, D, E } = table(
      {
        A: { hand: ['Gatling', 'Beer'] },
        B: { hand: ['Missed!'] },
        C: { inPlay: ['Barrel', 'Mustang'] },
        D: {},
        E: { hand: ['Missed!'] },
      },
      { deckTop: ['4♥'] },
    );
    A.plays('Gatling');
    B.answers('Missed!');
    C.uses('Barrel');
    E.passes();
    expect(A).toHaveLostLife(0);
    expect(B).toHaveLostLife(0);
    expect(C).toHaveLostLife(0);
    expect(D).toHaveLostLife(1);
    expect(E).toHaveLostLife(1);
  });

  it('[BASE-GATL-02] is no BANG! card: it comes before or after one, as often as there are some', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Gatling', 'BANG!', 'BANG!'] }, Ben: {} }, { bangsPlayed: 1 });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
    Ann.plays('Gatling');
    expect(Ben).toHaveLostLife(1);

    const before = table({ Ann: { hand: ['Gatling', 'BANG!', 'Beer'] }, Ben: {} });
    before.Ann.plays('Gatling');
    before.Ann.plays('BANG!', { on: before.Ben });
    expect(before.Ben).toHaveLostLife(2);
  });

  it('[BASE-GATL-03-Q] is finished with each, to the left, before the next is asked', () => {
    const { Ann, Ben, Cleo, Dan } = table(
      {
        Ann: { hand: ['Beer'] },
        Ben: { role: 'sheriff', hand: ['Gatling', 'Scope'] },
        Cleo: { role: 'outlaw', life: 1, hand: ['Duel'] },
        Dan: { hand: ['Missed!'] },
      },
      { turn: 'Ben', deckTop: ['Panic!', 'Panic!', 'Panic!'] },
    );
    Ben.plays('Gatling');
    Cleo.isAsked('dodge');
    expect(Dan).not.toBeAsked();
    Cleo.passes();
    Cleo.passes();
    expect(Cleo).toBeOut();
    expect(Ben).toHold('Scope', 'Panic!', 'Panic!', 'Panic!'); // the reward, before Dan is asked
    Dan.isAsked('dodge');
    Dan.answers('Missed!');
    Ann.isAsked('dodge');
  });

  it('may not be played out of turn, nor aimed', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Gatling', 'Beer'] }, Ben: { hand: ['Duel'] } });
    Ben.mayNot.play('Duel').because('notAsked');
    Ann.mayNot.play('Gatling', { on: Ben });
  });
});
