import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape']; // open to all: nobody need be asked about them

describe('Aim', () => {
  it('[VALLEY-AIM-01] makes a BANG! card take two life points', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['BANG!', 'Aim', 'Beer'] }, Ben: {}, Cat: {} }, { sets, discard });
    Ann.plays('BANG!', { on: Ben, withCard: 'Aim' });
    expect(Ben).toHaveLostLife(2);
    expect(Ann).toHold('Beer');
    expect(game).toHaveDiscarded('Aim', 'BANG!');
  });

  it('is asked about on public facts: not once it lies open, nor of somebody who plays the last card', () => {
    const open = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cat: {} }, { sets, discard: [...discard, 'Aim'] });
    open.Ann.mayNot.play('BANG!', { on: open.Ben, withCard: 'none' }).because('slotTooMany');
    const last = table({ Ann: { hand: ['BANG!'] }, Ben: {}, Cat: {} }, { sets, discard });
    last.Ann.mayNot.play('BANG!', { on: last.Ben, withCard: 'none' }).because('slotTooMany');
    const hidden = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cat: {} }, { sets, discard });
    hidden.Ann.may.play('BANG!', { on: hidden.Ben, withCard: 'none' });
  });

  it('[VALLEY-AIM-01] need not go with it, and is no play of its own', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Aim', 'Beer'] }, Ben: {}, Cat: {} }, { sets, discard });
    Ann.mayNot.play('Aim').because('onlyAsAnswer');
    Ann.plays('BANG!', { on: Ben, withCard: 'none' });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold('Aim', 'Beer');
  });

  it('[VALLEY-AIM-02] is cancelled with the shot by one Missed!', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Beer'] }, Ben: { hand: ['Missed!'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben, withCard: 'Aim' });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Ann).toHold('Beer');
  });

  it('[VALLEY-AIM-03-Q] goes with what counts as a BANG! card, not with Gatling or Fanning', () => {
    const { Janet, Ben, Cat } = table(
      {
        Janet: { is: 'Calamity Janet', hand: ['Missed!', 'Aim', 'Gatling', 'Fanning'], inPlay: ['Volcanic'] },
        Ben: {},
        Cat: {},
      },
      { sets, discard },
    );
    Janet.mayNot.play('Gatling', { withCard: 'Aim' }).because('slotTooMany', { slot: 'withCard' });
    Janet.mayNot.play('Fanning', { on: Ben, andAt: Cat, withCard: 'Aim' }).because('slotTooMany', { slot: 'withCard' });
    Janet.plays('Missed!', { on: Ben, withCard: 'Aim' });
    expect(Ben).toHaveLostLife(2);
  });

  it('[VALLEY-AIM-03-Q] with Slab the Killer takes two Missed! and two life points', () => {
    const { Slab, Ben } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Aim', 'Beer'] }, Ben: { hand: ['Missed!'] } },
      { sets, discard },
    );
    Slab.plays('BANG!', { on: Ben, withCard: 'Aim' });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(2);
  });

  it('[VALLEY-AIM-04-Q] brings Bart Cassidy and El Gringo two cards', () => {
    const bart = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Beer'] }, Bart: { is: 'Bart Cassidy' }, Cat: {} },
      { sets, discard },
    );
    bart.Ann.plays('BANG!', { on: bart.Bart, withCard: 'Aim' });
    expect(bart.Bart).toHold(2);
    const gringo = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Beer', 'Scope', 'Duel'] }, Gringo: { is: 'El Gringo' }, Cat: {} },
      { sets, discard },
    );
    gringo.Ann.plays('BANG!', { on: gringo.Gringo, withCard: 'Aim' });
    expect(gringo.Gringo).toHold(2);
    expect(gringo.Ann).toHold(1);
  });

  it('[VALLEY-AIM-05-Q] is one loss: Saved! makes it one point', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Beer'] }, Ben: {}, Cat: { hand: ['Saved!'] } },
      { sets, discard: ['Escape'] },
    );
    Ann.plays('BANG!', { on: Ben, withCard: 'Aim' });
    Ann.passes();
    Cat.answers('Saved!');
    expect(Ben).toHaveLostLife(1);
  });

  it('[VALLEY-AIM-05-Q] at one life point takes two Beers', () => {
    const saved = table(
      { Ann: { hand: ['BANG!', 'Aim', 'Scope'] }, Ben: { life: 1, hand: ['Beer', 'Beer'] }, Cat: {} },
      { sets, discard },
    );
    saved.Ann.plays('BANG!', { on: saved.Ben, withCard: 'Aim' });
    saved.Ben.passes();
    saved.Ben.answers('Beer');
    saved.Ben.answers('Beer');
    expect(saved.Ben).toHaveLife(1);
    const lost = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Aim', 'Scope'] },
        Ben: { role: 'outlaw', life: 1, hand: ['Beer'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    lost.Ann.plays('BANG!', { on: lost.Ben, withCard: 'Aim' });
    lost.Ben.passes();
    lost.Ben.answers('Beer');
    expect(lost.Ben).toBeOut();
  });

  it('[ARMED-MIX-02-Q] does not carry over to Lee Van Kliff’s repeat', () => {
    const { Lee, Ben } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['BANG!', 'BANG!', 'Aim', 'Beer'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'wild-west-show'], discard },
    );
    Lee.plays('BANG!', { on: Ben, withCard: 'Aim' });
    Lee.uses('Lee Van Kliff', { card: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(3);
  });
});
