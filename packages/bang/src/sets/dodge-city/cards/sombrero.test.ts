import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Sombrero', () => {
  it('[DODGE-CARD-05] is spent from play as a Missed!', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Sombrero'] } }, { sets });
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Sombrero');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold(0);
    expect(game).toHaveDiscarded('Sombrero', 'BANG!');
  });

  it('is no play of one’s own turn but laying it, and no Missed! in the hand', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], inPlay: ['Sombrero'] }, Ben: { hand: ['Bible'] } },
      { sets },
    );
    Ann.mayNot.use('Sombrero').because('noAbility');
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.play('Bible').because('wrongCard');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
  });

  it('[DODGE-GREEN-06] laid in one turn, it does from the next player’s turn on', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Sombrero', 'Beer'] }, Ben: { hand: ['BANG!', 'Beer'] }, Cat: {} },
      { sets, deckTop: ['2♣', '3♣'] },
    );
    Ann.plays('Sombrero');
    Ann.endsTurn();
    Ben.plays('BANG!', { on: Ann });
    Ann.uses('Sombrero');
    expect(Ann).toHaveLostLife(0);
    expect(Ann).toHaveInPlay();
    expect(Cat).toHold(0);
  });
});
