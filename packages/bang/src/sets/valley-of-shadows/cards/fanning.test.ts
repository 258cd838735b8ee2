import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape']; // open to all: nobody need be asked about them

describe('Fanning', () => {
  it('[VALLEY-FANNING-01] shoots at a player in reach and at one beside them', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Ann: { hand: ['Fanning', 'Beer'] }, Ben: {}, Cat: {}, Dan: {}, Eve: {} },
      { sets, discard },
    );
    Ann.plays('Fanning', { on: Ben, andAt: Cat });
    expect(Ben).toHaveLostLife(1);
    expect(Cat).toHaveLostLife(1);
    expect(Dan).toHaveLostLife(0);
  });

  it('[VALLEY-FANNING-01] is not for a first target out of reach, a second one farther away, the same twice or oneself', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Ann: { hand: ['Fanning', 'Beer'] }, Ben: {}, Cat: {}, Dan: {}, Eve: {} },
      { sets, discard },
    );
    Ann.mayNot.play('Fanning', { on: Cat, andAt: Ben }).because('outOfRange', { distance: 2, reach: 1 });
    Ann.mayNot.play('Fanning', { on: Ben, andAt: Dan }).because('tooFar', { distance: 2, most: 1 });
    Ann.mayNot.play('Fanning', { on: Ben, andAt: Ben }).because('namedTwice', { ruling: 'VALLEY-FANNING-01' });
    Ann.mayNot.play('Fanning', { on: Ben, andAt: Ann }).because('notOneself');
  });

  it('[VALLEY-FANNING-02] is the BANG! of the turn, before or after one', () => {
    const first = table({ Ann: { hand: ['Fanning', 'BANG!', 'Beer'] }, Ben: {}, Cat: {}, Dan: {} }, { sets, discard });
    first.Ann.plays('Fanning', { on: first.Ben, andAt: first.Cat });
    first.Ann.mayNot.play('BANG!', { on: first.Ben }).because('bangLimitReached', { played: 1, limit: 1 });
    const second = table({ Ann: { hand: ['Fanning', 'BANG!', 'Beer'] }, Ben: {}, Cat: {}, Dan: {} }, { sets, discard });
    second.Ann.plays('BANG!', { on: second.Ben });
    second.Ann.mayNot.play('Fanning', { on: second.Ben, andAt: second.Cat }).because('bangLimitReached');
  });

  it('[VALLEY-FANNING-02] with a Volcanic is no limit', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Fanning', 'BANG!', 'Beer'], inPlay: ['Volcanic'] }, Ben: {}, Cat: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('Fanning', { on: Ben, andAt: Cat });
    expect(Ben).toHaveLostLife(2);
    expect(Cat).toHaveLostLife(1);
  });

  it('[VALLEY-FANNING-03] shoots a second time though the first shot was cancelled, and must', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Fanning', 'Beer'] }, Ben: { hand: ['Missed!'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('Fanning', { on: Ben, andAt: Cat });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(1);
  });

  it('[VALLEY-FANNING-03] may not leave out a second target that there is', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Fanning', 'Beer'] }, Ben: { inPlay: ['Scope'] }, Cat: {}, Dan: {}, Eve: {} },
      { sets, discard },
    );
    Ann.mayNot.play('Fanning', { on: Ben }).because('slotMissing', { slot: 'andAt' });
  });

  it('[VALLEY-FANNING-04] of two players shoots only once', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Fanning', 'Beer'] }, Ben: {} }, { sets, discard });
    Ann.plays('Fanning', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveLostLife(0);
  });

  it('[VALLEY-FANNING-05-Q] measures from the first target, with horses and scopes', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand: ['Fanning', 'Beer'] },
        Ben: { inPlay: ['Scope'] },
        Cat: { inPlay: ['Mustang'] },
        Dan: {},
        Eve: { inPlay: ['Mustang'] },
      },
      { sets, discard },
    );
    Ann.may.play('Fanning', { on: Ben, andAt: Cat }); // 1 and a Mustang, less a Scope
    Ann.may.play('Fanning', { on: Ben, andAt: Dan }); // 2, less a Scope
    const plain = table(
      { Ann: { hand: ['Fanning', 'Beer'] }, Ben: {}, Cat: { inPlay: ['Mustang'] }, Dan: {}, Eve: {} },
      { sets, discard },
    );
    plain.Ann.plays('Fanning', { on: plain.Ben }); // Cat is at 2 by her horse: no second target
    expect(plain.Cat).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(0);
  });

  it('[VALLEY-FANNING-05-Q] both shots are its player’s', () => {
    const { Ann, Ben, Gringo } = table(
      {
        Ann: { hand: ['Fanning', 'Beer'] },
        Ben: {},
        Gringo: { is: 'El Gringo' },
        Dan: {},
      },
      { sets, discard },
    );
    Ann.plays('Fanning', { on: Ben, andAt: Gringo });
    expect(Gringo).toHold('Beer');
  });

  it('[VALLEY-FANNING-06-Q] shoots the second time though the first target is out', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Fanning', 'Beer'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'renegade' },
        Dan: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('Fanning', { on: Ben, andAt: Cat });
    expect(Ben).toBeOut();
    expect(Cat).toHaveLostLife(1);
    expect(Ann).toHold(4); // the reward for an Outlaw
  });

  it('[ARMED-MIX-12] of Slab the Killer takes one Missed! for each shot', () => {
    const { Slab, Ben, Cat } = table(
      { Slab: { is: 'Slab the Killer', hand: ['Fanning', 'Beer'] }, Ben: { hand: ['Missed!'] }, Cat: {} },
      { sets, discard },
    );
    Slab.plays('Fanning', { on: Ben, andAt: Cat });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[WWS-MIX-05-Q] may be repeated by Lee Van Kliff although it is the BANG! of the turn', () => {
    const { Lee, Ben, Cat } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['Fanning', 'BANG!', 'Beer'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'wild-west-show'], discard },
    );
    Lee.plays('Fanning', { on: Ben, andAt: Cat });
    Lee.uses('Lee Van Kliff', { card: 'BANG!', on: Cat, andAt: Ben });
    expect(Ben).toHaveLostLife(2);
    expect(Cat).toHaveLostLife(2);
  });
});
