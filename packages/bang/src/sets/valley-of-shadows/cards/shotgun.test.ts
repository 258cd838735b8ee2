import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Shotgun', () => {
  it('[VALLEY-SHOTGUN-01] costs whoever is hit a card of their hand, of their choice', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!', 'Scope'], inPlay: ['Shotgun'] }, Ben: { hand: ['Duel', 'Beer'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('shotgun');
    Ben.picks('Duel');
    expect(Ben).toHold('Beer');
    expect(Ben).toHaveLostLife(1);
    expect(game).toHaveDiscarded('Duel', 'BANG!');
  });

  it('[VALLEY-SHOTGUN-01] nothing of an empty hand, nor for a shot that missed', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'BANG!', 'Scope'], inPlay: ['Shotgun'] },
        Ben: {},
        Cat: { hand: ['Missed!', 'Duel'] },
      },
      { sets: [...sets, 'high-noon'], event: 'Shootout', discard },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    Ann.plays('BANG!', { on: Cat });
    Cat.answers('Missed!');
    expect(Cat).toHold('Duel');
  });

  it('[VALLEY-SHOTGUN-02-Q] not for Gatling or Punch', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Gatling', 'Punch', 'Scope'], inPlay: ['Shotgun'] }, Ben: { hand: ['Duel'] } },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Ann.plays('Gatling');
    Ben.passes();
    Ann.plays('Punch', { on: Ben });
    Ben.passes();
    expect(Ben).toHaveLostLife(2);
    expect(Ben).toHold('Duel');
  });

  it('[VALLEY-SHOTGUN-03-Q] after a rescue; nothing of somebody who is out; one card for Aim’s two points', () => {
    const rescued = table(
      { Ann: { hand: ['BANG!', 'Scope'], inPlay: ['Shotgun'] }, Ben: { life: 1, hand: ['Beer', 'Duel'] }, Cat: {} },
      { sets, discard },
    );
    rescued.Ann.plays('BANG!', { on: rescued.Ben });
    rescued.Ben.passes();
    rescued.Ben.answers('Beer');
    expect(rescued.Ben).toHaveLife(1);
    expect(rescued.Ben).toHold(0);
    const aimed = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Scope'], inPlay: ['Shotgun'] }, Ben: { hand: ['Beer', 'Duel'] }, Cat: {} },
      { sets, discard: ['Saved!', 'Escape'] },
    );
    aimed.Ann.plays('BANG!', { on: aimed.Ben, withCard: 'Aim' });
    aimed.Ben.passes();
    aimed.Ben.picks('Duel');
    expect(aimed.Ben).toHold('Beer');
    expect(aimed.Ann).toBeAsked('play');
    const out = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Scope'], inPlay: ['Shotgun'] },
        Ben: { role: 'outlaw', life: 1, hand: ['Duel'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    out.Ann.plays('BANG!', { on: out.Ben });
    out.Ben.passes();
    out.Ben.passes();
    expect(out.Ben).toBeOut();
  });

  it('[VALLEY-SHOTGUN-03-Q][VALLEY-MIX-23-Q] a loss that Saved! prevents costs none, and pays no Bounty', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!'], inPlay: ['Shotgun'] },
        Ben: { hand: ['Duel', 'Beer'], inPlay: ['Bounty'] },
        Cat: { hand: ['Saved!'] },
      },
      { sets, discard: ['Escape', 'Aim'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Cat.answers('Saved!');
    Cat.picks('pile');
    expect(Ben).toHold(4); // nothing lost, and it is Ben’s turn by now
    expect(Ann).toHold(0);
  });

  it('[VALLEY-MIX-23-Q] of a loss prevented in part there is the card, the Bounty and the move of the Stick', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'Aim', 'Scope'], inPlay: ['Shotgun'] },
        Ben: { hand: ['Duel'], inPlay: ['Bounty'] },
        Cat: { hand: ['Saved!'] },
      },
      { sets, discard: ['Escape'] },
    );
    Ann.plays('BANG!', { on: Ben, withCard: 'Aim' });
    Ben.passes();
    Ann.passes();
    Cat.answers('Saved!');
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold(2);
    expect(Ben).toHold(0);
    expect(Cat).toHold(2);
  });

  it('is a weapon of reach 1', () => {
    const { Ann, Cat } = table(
      { Ann: { hand: ['BANG!', 'Scope'], inPlay: ['Shotgun'] }, Ben: {}, Cat: {}, Dan: {} },
      { sets, discard },
    );
    Ann.mayNot.play('BANG!', { on: Cat }).because('outOfRange', { distance: 2, reach: 1 });
  });

  it('[WWS-MIX-12-Q] nothing for Lee Van Kliff’s repeat: no card, no Bounty', () => {
    const { Lee, Ben } = table(
      {
        Lee: { is: 'Lee Van Kliff', hand: ['BANG!', 'BANG!', 'Scope'], inPlay: ['Shotgun'] },
        Ben: { hand: ['Duel', 'Beer'], inPlay: ['Bounty'] },
        Cat: {},
      },
      { sets: [...sets, 'wild-west-show'], discard },
    );
    Lee.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.picks('Duel');
    Lee.uses('Lee Van Kliff', { card: 'BANG!', on: Ben });
    Ben.passes();
    expect(Ben).toHold('Beer');
    expect(Lee).toHold(2); // Scope, and the one card of the first hit
  });
});
