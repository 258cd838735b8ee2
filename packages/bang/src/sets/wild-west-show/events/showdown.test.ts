import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const showdown = { sets, inForce: { show: 'Showdown' } } as const;

describe('Showdown', () => {
  it('[WWS-SHOWDOWN-01][WWS-SHOWDOWN-07-Q] any other card may be shot, whatever its border', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['Barrel', 'Missed!'] }, Ben: {} }, showdown);
    Ann.plays('Barrel', { as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Barrel');
  });

  it('[WWS-SHOWDOWN-01] and as what it is, too', () => {
    const { Ann } = table({ Ann: { hand: ['Barrel', 'Missed!'] }, Ben: {} }, showdown);
    Ann.plays('Barrel', { as: 'Barrel' });
    expect(Ann).toHaveInPlay('Barrel');
  });

  it('[WWS-SHOWDOWN-02] a BANG! cannot be shot, and serves as a Missed!', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer', 'Duel'] }, Ben: { hand: ['BANG!', 'Jail'] } },
      showdown,
    );
    Ann.mayNot.play('BANG!', { as: 'BANG!', on: Ben }).because('onlyAsMissed', { ruling: 'WWS-SHOWDOWN-02' });
    Ann.plays('Beer', { as: 'BANG!', on: Ben });
    Ben.answers('BANG!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[WWS-SHOWDOWN-03][WWS-LEE-06] Lee Van Kliff repeats for any card at all', () => {
    const { Lee, Ben } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['Beer', 'Jail', 'Saloon', 'BANG!', 'Duel'] }, Ben: {}, Cat: {} },
      showdown,
    );
    Lee.plays('Beer', { as: 'BANG!', on: Ben });
    Lee.may.use('Lee Van Kliff', { card: 'BANG!', on: Ben });
    Lee.uses('Lee Van Kliff', { card: 'Jail', on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[WWS-SHOWDOWN-04] one a turn, within reach', () => {
    const { Ann, Ben, Cat } = table({ Ann: { hand: ['Beer', 'Saloon', 'Duel'] }, Ben: {}, Cat: {}, Dan: {} }, showdown);
    Ann.mayNot.play('Beer', { as: 'BANG!', on: Cat }).because('outOfRange', { distance: 2, reach: 1 });
    Ann.plays('Beer', { as: 'BANG!', on: Ben });
    Ann.mayNot.play('Saloon', { as: 'BANG!', on: Ben }).because('bangLimitReached');
  });

  it('[WWS-SHOWDOWN-05-Q] against Indians! and in a Duel any card but a BANG!', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Indians!', 'Duel', 'Jail'] }, Ben: { hand: ['BANG!', 'Saloon', 'Scope'] } },
      showdown,
    );
    Ann.plays('Indians!', { as: 'Indians!' });
    Ben.mayNot.play('BANG!').because('onlyAsMissed');
    Ben.answers('Saloon');
    expect(Ben).toHaveLostLife(0);
    Ann.plays('Duel', { as: 'Duel', on: Ben });
    Ben.answers('Scope');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
  });

  it('[WWS-SHOWDOWN-06-Q] Calamity Janet shoots her Missed!, her BANG! cards are Missed! only', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet', hand: ['BANG!', 'Missed!', 'Duel'] }, Ben: {} },
      showdown,
    );
    Janet.mayNot.play('BANG!', { as: 'BANG!', on: Ben }).because('onlyAsMissed');
    Janet.plays('Missed!', { as: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[WWS-SHOWDOWN-07-Q] a card of Diamonds does nothing to Apache Kid', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Panic! 8♦', 'Jail'] }, Kid: { is: 'Apache Kid' } },
      { ...showdown, sets: [...sets, 'dodge-city'] },
    );
    Ann.plays('Panic! 8♦', { as: 'BANG!', on: Kid });
    expect(Kid).toHaveLostLife(0);
  });

  it('[WWS-FLIP-12-Q] a Stagecoach that is shot turns no show card', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Stagecoach', 'Jail'] }, Ben: {} },
      { ...showdown, toCome: { show: ['Sacagaway'] } },
    );
    Ann.plays('Stagecoach', { as: 'BANG!', on: Ben });
    expect(game.state.inForce['show']).toBe('showdown');
  });

  it('[WWS-MIX-21-Q] under The Sermon nobody shoots in their own turn, but Lee may pay with a BANG!', () => {
    const { Lee, Ben } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['Duel', 'Beer', 'BANG!'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'high-noon'], event: 'The Sermon' },
    );
    Lee.plays('Duel', { on: Ben });
    Lee.uses('Lee Van Kliff', { card: 'BANG!', on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[WWS-SHOWDOWN-08-Q] a BANG! is a Missed! card for Mick Defender, too', () => {
    const { Ann, Mick } = table(
      { Ann: { hand: ['Duel', 'Jail'] }, Mick: { is: 'Mick Defender', hand: ['BANG!', 'Beer'] } },
      { ...showdown, sets: [...sets, 'valley-of-shadows'] },
    );
    Ann.plays('Duel', { as: 'Duel', on: Mick });
    Mick.uses('Mick Defender', { card: 'BANG!' });
    expect(Mick).toHaveLostLife(0);
    expect(Mick).toHold('Beer');
  });

  it('[WWS-MIX-20-Q] Der Spot fires any card but a BANG! as his Gatling, Black Flower shoots Clubs but no BANG!', () => {
    const { Spot, Ben } = table(
      { Spot: { is: 'Der Spot-Burst Ringer', hand: ['BANG!', 'Beer', 'Jail'] }, Ben: {}, Cat: {} },
      { ...showdown, sets: [...sets, 'valley-of-shadows'] },
    );
    Spot.mayNot.use('Der Spot-Burst Ringer', { card: 'BANG!' }).because('onlyAsMissed');
    Spot.uses('Der Spot-Burst Ringer', { card: 'Beer' });
    Spot.passes(); // nobody is saved
    expect(Ben).toHaveLostLife(1);
    const { Flower, Cat } = table(
      { Flower: { is: 'Black Flower', hand: ['BANG! 9♣', 'Missed! 10♣', 'Jail'] }, Cat: {} },
      { ...showdown, sets: [...sets, 'valley-of-shadows'] },
    );
    Flower.mayNot.use('Black Flower', { card: 'BANG! 9♣', on: Cat }).because('onlyAsMissed');
    Flower.may.use('Black Flower', { card: 'Missed! 10♣', on: Cat });
  });

  it('[WWS-MIX-11-Q] what is shot is a BANG! card: Bounty pays for it', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer', 'Jail'] }, Ben: { inPlay: ['Bounty'] } },
      { ...showdown, sets: [...sets, 'valley-of-shadows'] },
    );
    Ann.plays('Beer', { as: 'BANG!', on: Ben });
    Ann.passes(); // nobody is saved
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHold(2);
  });
});
