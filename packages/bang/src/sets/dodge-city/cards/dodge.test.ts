import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Dodge', () => {
  it('[DODGE-CARD-05] is a Missed! that brings a card', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Dodge'] } },
      { sets, deckTop: ['Mustang'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Dodge');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Mustang');
    expect(game).toHaveDiscarded('Dodge', 'BANG!');
  });

  it('[DODGE-CARD-08-Q] against Slab the Killer its card is drawn at once and may be the second Missed!', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Dodge'] } },
      { sets, deckTop: ['Missed!'] },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Dodge');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[DODGE-CARD-08-Q] the card is his also if the shot hits in the end', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Dodge'] } },
      { sets, deckTop: ['Mustang'] },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Dodge');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Ben).toHold('Mustang');
  });

  it('is an answer only: no play of phase 2, no BANG! for a Duel', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'Dodge'] }, Ben: { hand: ['Dodge'] } }, { sets });
    Ann.mayNot.play('Dodge').because('onlyAsAnswer');
    Ann.plays('Duel', { on: Ben });
    Ben.mayNot.play('Dodge').because('wrongCard');
  });
});
