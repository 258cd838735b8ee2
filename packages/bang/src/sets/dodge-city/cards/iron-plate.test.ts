import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Iron Plate', () => {
  it('[DODGE-CARD-05] is spent from play as a Missed!', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Iron Plate'] } }, { sets });
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Iron Plate');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold(0);
    expect(game).toHaveDiscarded('Iron Plate', 'BANG!');
  });

  it('is no play of one’s own turn but laying it, and no Missed! in the hand', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Iron Plate'] }, Ben: { hand: ['Iron Plate'] } },
      { sets },
    );
    Ann.mayNot.use('Iron Plate').because('noAbility');
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.play('Iron Plate').because('wrongCard');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
  });

  it('[DODGE-GREEN-08] is refused while another one lies there, and may be laid once that is spent', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Iron Plate A♦', 'Beer'], inPlay: ['Iron Plate Q♠'] }, Ben: {} },
      { sets },
    );
    Ann.mayNot.play('Iron Plate A♦').because('alreadyInPlay', { ruling: 'BASE-PLAY-03' });
    expect(Ben).toHold(0);
    const free = table({ Ann: { hand: ['Iron Plate A♦', 'Beer'], inPlay: ['Sombrero'] }, Ben: {} }, { sets });
    free.Ann.plays('Iron Plate A♦');
    expect(free.Ann).toHaveInPlay('Sombrero', 'Iron Plate A♦');
  });
});
