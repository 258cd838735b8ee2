import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Duel', () => {
  it('[BASE-DUEL-01] takes BANG! cards in turn until one gives in', () => {
    const { Ann, Ben, game } = table({
      Ann: { hand: ['Duel', 'BANG! 2♦', 'Beer'] },
      Ben: { hand: ['BANG! 3♦', 'BANG! 4♦'] },
      Cleo: {},
    });
    Ann.plays('Duel', { on: Ben });
    Ben.isAsked('duel');
    Ben.answers('BANG! 3♦');
    Ann.answers('BANG!');
    Ben.answers('BANG!');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
    expect(game).toHaveDiscarded('BANG! 4♦', 'BANG! 2♦', 'BANG! 3♦', 'Duel');
  });

  it('[BASE-DUEL-01] challenges at any distance', () => {
    const { A, D } = table({ A: { hand: ['Duel', 'Beer'] }, B: {}, C: {}, D: { inPlay: ['Mustang'] }, E: {}, F: {} });
    A.plays('Duel', { on: D });
    expect(D).toHaveLostLife(1);
  });

  it('[BASE-DUEL-02] may be given in at once, whatever the hand', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'Beer'] }, Ben: { hand: ['BANG!', 'BANG!'] } });
    Ann.plays('Duel', { on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('BANG!', 'BANG!');
  });

  it('[BASE-DUEL-03] is lost by the challenger who has no BANG! left', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'Beer'] }, Ben: { hand: ['BANG!'] } });
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.isAsked('duel');
    Ann.mayNot.play('Beer').because('wrongCard', { needs: 'bangCard' });
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
  });

  it('[BASE-DUEL-04] knows no Missed! and no Barrel', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['Duel', 'Beer'] },
      Ben: { hand: ['Missed!', 'BANG!'], inPlay: ['Barrel'] },
    });
    Ann.plays('Duel', { on: Ben });
    Ben.mayNot.play('Missed!').because('wrongCard', { needs: 'bangCard' });
    Ben.mayNot.use('Barrel').because('notAnOption');
  });

  it('[BASE-DUEL-05] is no BANG! card, and what is given up in it is not counted', () => {
    const { Ann, Ben } = table({
      Ann: { hand: ['Duel', 'BANG!', 'BANG!', 'BANG!', 'Beer'] },
      Ben: { hand: ['BANG!', 'BANG!'] },
    });
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.answers('BANG!');
    Ben.answers('BANG!');
    Ann.answers('BANG!');
    expect(Ben).toHaveLostLife(1);
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[BASE-DUEL-05] comes after the BANG! of the turn as well', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'BANG!', 'Beer'] }, Ben: {} });
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('Duel', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('is refused against oneself', () => {
    const { Ann } = table({ Ann: { hand: ['Duel', 'Beer'] }, Ben: {} });
    Ann.mayNot.play('Duel', { on: Ann }).because('notOneself');
  });
});
