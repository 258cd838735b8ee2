import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Indians!', () => {
  it('[BASE-IND-01] costs every other player a BANG! card or a life point', () => {
    const { Ann, Ben, Cleo, game } = table({
      Ann: { hand: ['Indians!', 'Beer'] },
      Ben: { hand: ['BANG! 2♦', 'Beer'] },
      Cleo: {},
    });
    Ann.plays('Indians!');
    Ben.isAsked('indians');
    Ben.answers('BANG!');
    expect(Ben).toHaveLostLife(0);
    expect(Cleo).toHaveLostLife(1);
    expect(Ann).toHaveLostLife(0);
    expect(Ann).toBeAsked('play');
    expect(game).toHaveDiscarded('BANG! 2♦', 'Indians!');
  });

  it('[BASE-IND-02] leaves the choice to whoever holds a BANG!', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Indians!', 'Beer'] }, Ben: { hand: ['BANG!'] } });
    Ann.plays('Indians!');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('BANG!');
  });

  it('[BASE-IND-03] is not stopped by a Missed! or a Barrel', () => {
    const { Ann, Ben, Cleo } = table({
      Ann: { hand: ['Indians!', 'Beer'] },
      Ben: { hand: ['Missed!', 'BANG!'], inPlay: ['Barrel'] },
      Cleo: { inPlay: ['Barrel'] },
    });
    Ann.plays('Indians!');
    Ben.mayNot.play('Missed!').because('wrongCard', { needs: 'bangCard' });
    Ben.mayNot.use('Barrel').because('notAnOption');
    Ben.answers('BANG!');
    expect(Cleo).toHaveLostLife(1); // behind a Barrel and with an empty hand: not even asked
  });

  it('uses up nobody’s BANG! of the turn', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Indians!', 'BANG!', 'Beer'] }, Ben: {} });
    Ann.plays('Indians!');
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });
});
