import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SIX = { B: {}, C: {}, D: {}, E: {}, F: {} };

describe('BANG!', () => {
  it('[BASE-BANG-01] is refused beyond the range of the weapon', () => {
    const { A, B, C } = table({ A: { hand: ['BANG!', 'Beer'] }, ...SIX });
    A.mayNot.play('BANG!', { on: C }).because('outOfRange', { distance: 2, reach: 1, ruling: 'BASE-BANG-01' });
    A.plays('BANG!', { on: B });
    expect(B).toHaveLostLife(1);
  });

  it('[BASE-BANG-02] at distance 2 it takes a Schofield or better', () => {
    for (const weapon of ['Schofield', 'Remington', 'Rev. Carabine', 'Winchester']) {
      const { A, C } = table({ A: { hand: ['BANG!', 'Beer'], inPlay: [weapon] }, ...SIX });
      A.may.play('BANG!', { on: C });
    }
    for (const inPlay of [[], ['Volcanic']]) {
      const { A, C } = table({ A: { hand: ['BANG!', 'Beer'], inPlay }, ...SIX });
      A.mayNot.play('BANG!', { on: C }).because('outOfRange', { distance: 2, reach: 1 });
    }
  });

  it('[BASE-BANG-03] with a Scope every weapon does at distance 2, and none does too', () => {
    for (const weapons of [[], ['Volcanic'], ['Schofield'], ['Winchester']]) {
      const { A, C } = table({ A: { hand: ['BANG!', 'Beer'], inPlay: ['Scope', ...weapons] }, ...SIX });
      expect(A).toSeeAt(1, C);
      A.may.play('BANG!', { on: C });
    }
  });

  it('[BASE-BANG-04] a Mustang makes up for the Scope', () => {
    const { A, C } = table({ A: { hand: ['BANG!', 'Beer'], inPlay: ['Scope'] }, ...SIX, C: { inPlay: ['Mustang'] } });
    A.mayNot.play('BANG!', { on: C }).because('outOfRange', { distance: 2, reach: 1 });
  });

  it('[BASE-BANG-05] opposite and on a Mustang, only Rev. Carabine and Winchester reach', () => {
    for (const [weapon, reach] of [
      ['Volcanic', 1],
      ['Schofield', 2],
      ['Remington', 3],
      ['Rev. Carabine', 4],
      ['Winchester', 5],
    ] as const) {
      const { A, D } = table({ A: { hand: ['BANG!', 'Beer'], inPlay: [weapon] }, ...SIX, D: { inPlay: ['Mustang'] } });
      if (reach >= 4) A.may.play('BANG!', { on: D });
      else A.mayNot.play('BANG!', { on: D }).because('outOfRange', { distance: 4, reach });
    }
  });

  it('[BASE-BANG-06] is cancelled by a Missed!, and both lie on the discard pile', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Missed!', 'Beer'] } });
    Ann.plays('BANG!', { on: Ben });
    Ben.isAsked('dodge');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Beer');
    expect(game).toHaveDiscarded('Missed!', 'BANG!');
    expect(Ann).toBeAsked('play');
  });

  it('[BASE-BANG-07] costs a life point when the target will not answer', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Missed!'] } });
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('Missed!');
    expect(game).toHaveDiscarded('BANG!');
  });

  it('[BASE-BANG-08] is nobody’s to cancel but the target’s', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { hand: ['BANG!', 'Missed!'] },
      Ben: { hand: ['Beer'] },
      Cleo: { hand: ['Missed!'], inPlay: ['Barrel'] },
    });
    Ann.plays('BANG!', { on: Ben });
    Cleo.mayNot.play('Missed!').because('notAsked');
    Cleo.mayNot.use('Barrel').because('notAsked');
    Ann.mayNot.play('Missed!').because('notAsked');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Cleo).toHold('Missed!');
  });

  it('[BASE-BANG-09] has been played when it is cancelled: no second one', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG! 2♦', 'BANG! 3♦'] }, Ben: { hand: ['Missed!'] } });
    Ann.plays('BANG! 2♦', { on: Ben });
    Ben.answers('Missed!');
    expect(game).toHaveDiscarded('Missed!', 'BANG! 2♦');
    Ann.mayNot.play('BANG! 3♦', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1 });
  });

  it('[BASE-BANG-12-Q] is refused at oneself', () => {
    const { Ann } = table({ Ann: { hand: ['BANG!', 'Duel'] }, Ben: {} });
    Ann.mayNot.play('BANG!', { on: Ann }).because('notOneself', { ruling: 'BASE-BANG-12-Q' });
    Ann.mayNot.play('Duel', { on: Ann }).because('notOneself', { ruling: 'BASE-BANG-12-Q' });
  });

  it('[BASE-BANG-13-Q] is answered by Barrel and Missed! in any order, or by what he likes of them', () => {
    const seats = {
      Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
      Ben: { hand: ['Missed!', 'Beer'], inPlay: ['Barrel'] },
    };
    const barrelFirst = table(seats, { deckTop: ['4♥'] });
    barrelFirst.Slab.plays('BANG!', { on: barrelFirst.Ben });
    barrelFirst.Ben.uses('Barrel');
    barrelFirst.Ben.mayNot.use('Barrel').because('noAbility');
    barrelFirst.Ben.answers('Missed!');
    expect(barrelFirst.Ben).toHaveLostLife(0);

    const cardFirst = table(seats, { deckTop: ['4♥'] });
    cardFirst.Slab.plays('BANG!', { on: cardFirst.Ben });
    cardFirst.Ben.answers('Missed!');
    cardFirst.Ben.uses('Barrel');
    expect(cardFirst.Ben).toHaveLostLife(0);

    const stops = table(seats, { deckTop: ['4♥'] });
    stops.Slab.plays('BANG!', { on: stops.Ben });
    stops.Ben.uses('Barrel');
    stops.Ben.passes(); // the Missed! stays where it is
    expect(stops.Ben).toHaveLostLife(1);
    expect(stops.Ben).toHold('Missed!', 'Beer');
  });
});
