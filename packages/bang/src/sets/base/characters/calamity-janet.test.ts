import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const JANET = 'Calamity Janet';

describe('Calamity Janet', () => {
  it('[BASE-JANET-01] answers a shot with a BANG! card', () => {
    const { Ann, Janet, game } = table({
      Ann: { hand: ['BANG! 2♦', 'Beer'] },
      Janet: { is: JANET, hand: ['BANG! 3♦', 'Beer'] },
    });
    Ann.plays('BANG!', { on: Janet });
    Janet.answers('BANG! 3♦');
    expect(Janet).toHaveLostLife(0);
    expect(game).toHaveDiscarded('BANG! 3♦', 'BANG! 2♦');
  });

  it('[BASE-JANET-02] shoots with a Missed! as far as her weapon reaches, and that is her BANG! of the turn', () => {
    const { Janet, Ben, Cleo } = table({
      Janet: { is: JANET, hand: ['Missed!', 'Missed!', 'BANG!'] },
      Ben: {},
      Cleo: { inPlay: ['Mustang'] },
    });
    Janet.mayNot.play('Missed!', { on: Cleo }).because('outOfRange', { distance: 2, reach: 1 });
    Janet.plays('Missed!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    Janet.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1 });
    Janet.mayNot.play('Missed!', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1 });
  });

  it('[BASE-JANET-02] has no Missed! left to shoot with after a BANG!', () => {
    const { Janet, Ben } = table({ Janet: { is: JANET, hand: ['Missed!', 'BANG!'] }, Ben: {} });
    Janet.plays('BANG!', { on: Ben });
    Janet.mayNot.play('Missed!', { on: Ben }).because('bangLimitReached');
  });

  it('[BASE-JANET-03] goes on shooting with either card while she has a Volcanic', () => {
    const { Janet, Ben, Cleo } = table({
      Janet: { is: JANET, hand: ['Missed!', 'BANG!', 'Missed!', 'Beer'], inPlay: ['Volcanic'] },
      Ben: {},
      Cleo: { inPlay: ['Mustang'] },
    });
    Janet.plays('Missed!', { on: Ben });
    Janet.plays('BANG!', { on: Ben });
    Janet.mayNot.play('Missed!', { on: Cleo }).because('outOfRange', { distance: 2, reach: 1 });
    Janet.plays('Missed!', { on: Ben });
    expect(Ben).toHaveLostLife(3);
  });

  it('[BASE-JANET-04] gives up a Missed! to Indians! and in a Duel', () => {
    const { Ann, Janet } = table({
      Ann: { hand: ['Indians!', 'Duel', 'Beer'] },
      Janet: { is: JANET, hand: ['Missed!', 'Missed!', 'Beer'] },
    });
    Ann.plays('Indians!');
    Janet.answers('Missed!');
    expect(Janet).toHaveLostLife(0);
    Ann.plays('Duel', { on: Janet });
    Janet.answers('Missed!');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Janet).toHold('Beer');
  });

  it('[BASE-JANET-04] shoots with a Missed! as with any BANG! card: Slab’s gift makes it take two Missed!', () => {
    const { Janet, Ben } = table({
      Janet: { is: JANET, borrowed: ['Slab the Killer'], hand: ['Missed!', 'Beer'] },
      Ben: { hand: ['Missed!', 'Scope'] },
    });
    Janet.plays('Missed!', { on: Ben });
    Ben.answers('Missed!');
    Ben.isAsked('dodge');
  });

  it('[BASE-JANET-05-Q] cancels Slab’s shot with one of each', () => {
    const { Slab, Janet } = table({
      Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
      Janet: { is: JANET, hand: ['BANG!', 'Missed!'] },
    });
    Slab.plays('BANG!', { on: Janet });
    Janet.answers('BANG!');
    Janet.isAsked('dodge');
    Janet.answers('Missed!');
    expect(Janet).toHaveLostLife(0);
  });

  it('[BASE-JANET-06-Q] is not helped by an icon: no Gatling or Punch as a Missed!, no Dodge as a BANG!', () => {
    const sets = ['base', 'dodge-city'];
    const { Ann, Janet } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Janet: { is: JANET, hand: ['Gatling', 'Punch', 'Missed!'] } },
      { sets },
    );
    Ann.plays('BANG!', { on: Janet });
    Janet.mayNot.play('Gatling').because('wrongCard', { needs: 'missedCard' });
    Janet.mayNot.play('Punch').because('wrongCard', { needs: 'missedCard' });

    const own = table({ Janet: { is: JANET, hand: ['Dodge', 'Missed!'] }, Ben: {} }, { sets });
    own.Janet.mayNot.play('Dodge', { on: own.Ben }).because('onlyAsAnswer');
  });
});
