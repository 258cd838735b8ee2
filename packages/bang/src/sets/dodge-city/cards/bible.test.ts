import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Bible', () => {
  it('[DODGE-CARD-05] is spent from play as a Missed!, and its owner draws a card', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Bible'] } },
      { sets, deckTop: ['Mustang'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.isAsked('dodge');
    Ben.uses('Bible');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Mustang');
    expect(Ben).toHaveInPlay();
    expect(game).toHaveDiscarded('Bible', 'BANG!');
  });

  it('[DODGE-CARD-08-Q] against Slab the Killer its card may be the second Missed!', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Bible'] } },
      { sets, deckTop: ['Missed!'] },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.uses('Bible');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('is of no use from the hand, and no hat is against Indians!', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Indians!', 'Beer'] }, Ben: { hand: ['Bible'] }, Cat: { inPlay: ['Sombrero'] } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.play('Bible').because('wrongCard');
    Ben.passes();
    Ann.plays('Indians!');
    Ben.passes();
    expect(Cat).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(2);
  });
});
