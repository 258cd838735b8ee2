import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Punch', () => {
  it('[DODGE-CARD-02] is a shot at distance 1, whatever the weapon', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Punch', 'Beer'], inPlay: ['Winchester'] }, Ben: {}, Cat: {}, Dan: {} },
      { sets },
    );
    Ann.mayNot.play('Punch', { on: Cat }).because('tooFar', { distance: 2, most: 1 });
    Ann.plays('Punch', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('reaches whom a Scope brings near', () => {
    const { Ann, Cat } = table(
      { Ann: { hand: ['Punch', 'Beer'], inPlay: ['Scope'] }, Ben: {}, Cat: {}, Dan: {} },
      { sets },
    );
    Ann.plays('Punch', { on: Cat });
    expect(Cat).toHaveLostLife(1);
  });

  it('[DODGE-OTHER-05] is cancelled by a Dodge, whose player then draws a card', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Punch', 'Beer'] }, Ben: { hand: ['Dodge'] } },
      { sets, deckTop: ['Stagecoach'] },
    );
    Ann.plays('Punch', { on: Ben });
    Ben.answers('Dodge');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Stagecoach');
  });

  it('[DODGE-CARD-10-Q] is refused at oneself', () => {
    const { Ann } = table({ Ann: { hand: ['Punch', 'Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Punch', { on: Ann }).because('notOneself');
  });

  it('takes one Missed! also from Slab the Killer', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['Punch', 'Beer'] }, Ben: { hand: ['Missed!', 'Beer'] } },
      { sets },
    );
    Slab.plays('Punch', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });
});
