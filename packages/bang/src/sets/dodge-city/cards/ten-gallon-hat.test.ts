import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Ten Gallon Hat', () => {
  it('[DODGE-CARD-05] is spent from play as a Missed!', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Ten Gallon Hat'] } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Ten Gallon Hat');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold(0);
    expect(game).toHaveDiscarded('Ten Gallon Hat', 'BANG!');
  });

  it('is no play of one’s own turn but laying it, and no Missed! in the hand', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Ten Gallon Hat'] }, Ben: { hand: ['Bible'] } },
      { sets },
    );
    Ann.mayNot.use('Ten Gallon Hat').because('noAbility');
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.play('Bible').because('wrongCard');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
  });

  it('makes two Missed! with another card against Slab the Killer', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Ten Gallon Hat', 'Sombrero'] } },
      { sets },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.uses('Ten Gallon Hat');
    Ben.isAsked('dodge');
    Ben.uses('Sombrero');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveInPlay();
  });
});
