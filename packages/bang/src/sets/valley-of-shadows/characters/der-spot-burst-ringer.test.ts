import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Der Spot-Burst Ringer', () => {
  it('[VALLEY-DERSPOT-01] plays a BANG! card as a Gatling once in his turn, besides his BANG!', () => {
    const { Spot, Ben, Cat, Dan } = table(
      {
        Spot: { is: 'Der Spot-Burst Ringer', hand: ['BANG!', 'BANG!', 'BANG!', 'Beer'] },
        Ben: {},
        Cat: {},
        Dan: {},
        Eve: {},
      },
      { sets, discard },
    );
    Spot.uses('Der Spot-Burst Ringer', { card: 'BANG!' });
    for (const one of [Ben, Cat, Dan]) expect(one).toHaveLostLife(1);
    Spot.mayNot.use('Der Spot-Burst Ringer', { card: 'BANG!' }).because('usedUp', { used: 1, most: 1 });
    Spot.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[VALLEY-DERSPOT-01] with no other card', () => {
    const { Spot } = table(
      { Spot: { is: 'Der Spot-Burst Ringer', hand: ['BANG!', 'Beer'] }, Ben: {} },
      { sets, discard },
    );
    Spot.mayNot.use('Der Spot-Burst Ringer', { card: 'Beer' }).because('wrongCard', { needs: 'bangCard' });
  });

  it('[VALLEY-DERSPOT-02-Q] through LeMat with any card; no Bounty and no Shotgun', () => {
    const { Spot, Ben } = table(
      {
        Spot: { is: 'Der Spot-Burst Ringer', hand: ['Scope', 'Beer'], inPlay: ['LeMat'] },
        Ben: { inPlay: ['Bounty'], hand: ['Duel'] },
        Cat: {},
      },
      { sets, discard },
    );
    Spot.uses('Der Spot-Burst Ringer', { card: 'Scope' });
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Spot).toHold('Beer');
    expect(Ben).toHold('Duel');
  });

  it('[VALLEY-DERSPOT-02-Q] it is brown and no BANG! card: Escape avoids it, whatever its border', () => {
    const { Spot, Ben, Cat } = table(
      {
        Spot: { is: 'Der Spot-Burst Ringer', hand: ['Scope', 'Beer'], inPlay: ['LeMat'] },
        Ben: { hand: ['Escape'] },
        Cat: {},
      },
      { sets, discard: ['Saved!', 'Aim'] },
    );
    Spot.uses('Der Spot-Burst Ringer', { card: 'Scope' });
    Ben.answers('Escape');
    expect(Ben).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(1);
  });

  it('[VALLEY-DERSPOT-02-Q] it keeps its suit: a ♦ does nothing to Apache Kid', () => {
    const { Spot, Kid, Cat } = table(
      { Spot: { is: 'Der Spot-Burst Ringer', hand: ['BANG! 5♦', 'Beer'] }, Kid: { is: 'Apache Kid' }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Spot.uses('Der Spot-Burst Ringer', { card: 'BANG! 5♦' });
    expect(Kid).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(1);
  });

  it('[WWS-MIX-21-Q] the Sermon stops it', () => {
    const { Spot } = table(
      { Spot: { is: 'Der Spot-Burst Ringer', hand: ['BANG!', 'Beer'] }, Ben: {} },
      { sets: [...sets, 'high-noon'], event: 'The Sermon', discard },
    );
    Spot.mayNot.use('Der Spot-Burst Ringer', { card: 'BANG!' }).because('noBangs');
  });
});
