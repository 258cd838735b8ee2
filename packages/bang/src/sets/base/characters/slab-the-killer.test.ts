import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Slab the Killer', () => {
  it('[BASE-SLAB-01] needs two Missed! against his BANG!', () => {
    const { Slab, Ben } = table({
      Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
      Ben: { hand: ['Missed!', 'Missed!'] },
    });
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    Ben.isAsked('dodge');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold(0);
    expect(Slab).toBeAsked('play');
  });

  it('[BASE-SLAB-02] counts a Barrel as one of the two', () => {
    const { Slab, Ben, game } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'BANG!'] },
        Ben: { is: 'Jourdonnais', hand: ['Missed!'], inPlay: ['Barrel'] },
      },
      { deckTop: ['8♣', '10♥'] },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.uses('Jourdonnais');
    Ben.uses('Barrel');
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold(0);
    expect(game).toHaveDiscarded('Missed!', '10♥', '8♣', 'BANG!');
    Slab.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 1, limit: 1 });
  });

  it('[BASE-SLAB-03] needs one Missed! as usual against his Gatling and his Punch', () => {
    const { Slab, Ben } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['Gatling', 'Punch', 'Beer'] },
        Ben: { hand: ['Missed!', 'Missed!', 'Scope'] },
      },
      { sets: ['base', 'dodge-city'] },
    );
    Slab.plays('Gatling');
    Ben.answers('Missed!');
    expect(Ben).toHold(2);
    Slab.plays('Punch', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Slab).toBeAsked('play');
  });

  it('[BASE-SLAB-04-Q] lets a target play the only Missed! he has, in vain', () => {
    const { Slab, Ben } = table({
      Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
      Ben: { hand: ['Missed!'] },
    });
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHold(0);
    expect(Ben).toHaveLostLife(1);
  });
});
