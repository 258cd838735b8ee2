import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Tomahawk', () => {
  it('[VALLEY-TOMAHAWK-01] shoots at distance 1 or 2, whatever the weapon', () => {
    const { Ann, Cat, Dan } = table(
      { Ann: { hand: ['Tomahawk', 'Beer'] }, Ben: {}, Cat: {}, Dan: {}, Eve: {}, Fay: {} },
      { sets, discard },
    );
    Ann.mayNot.play('Tomahawk', { on: Dan }).because('tooFar', { distance: 3, most: 2 });
    Ann.plays('Tomahawk', { on: Cat });
    expect(Cat).toHaveLostLife(1);
  });

  it('[VALLEY-TOMAHAWK-01] horses and scopes count', () => {
    const { Ann, Cat, Dan } = table(
      {
        Ann: { hand: ['Tomahawk', 'Beer'], inPlay: ['Scope'] },
        Ben: {},
        Cat: { inPlay: ['Mustang'] },
        Dan: { inPlay: ['Mustang'] },
        Eve: {},
        Fay: {},
      },
      { sets, discard },
    );
    Ann.may.play('Tomahawk', { on: Cat });
    Ann.mayNot.play('Tomahawk', { on: Dan }).because('tooFar', { distance: 3 });
  });

  it('[VALLEY-TOMAHAWK-01] is no BANG! card: no limit', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Tomahawk', 'Beer'] }, Ben: { hand: ['Missed!'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ann.plays('Tomahawk', { on: Ben });
    Ben.answers('Missed!');
    expect(Ben).toHaveLostLife(1);
  });
});
