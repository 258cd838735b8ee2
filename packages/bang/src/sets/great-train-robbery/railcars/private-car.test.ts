import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const shut = { inPlay: ['Private Car'] };

describe('Private Car', () => {
  it('[TRAIN-PRIVATE-01] with an empty hand its owner is no target of BANG! cards', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Saloon'] }, Ben: shut, Cid: {}, Dan: {} }, onTheLine());
    Ann.mayNot.play('BANG!', { on: Ben }).because('privateCar');
    const open = table(
      { Ann: { hand: ['BANG!', 'Saloon'] }, Ben: { ...shut, hand: ['Beer'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    open.Ann.may.play('BANG!', { on: open.Ben });
  });

  it('[TRAIN-PRIVATE-02] no help against a Gatling, a Knife Revolver, or a BANG! that Evan Babbit diverts', () => {
    const gatling = table({ Ann: { hand: ['Gatling', 'Saloon'] }, Ben: shut, Cid: {}, Dan: {} }, onTheLine());
    gatling.Ann.plays('Gatling');
    expect(gatling.Ben).toHaveLostLife(1);
    const knife = table(
      { Ann: { hand: ['Knife Revolver', 'Saloon'] }, Ben: shut, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: ['2♦'] },
    );
    knife.Ann.plays('Knife Revolver', { on: knife.Ben });
    expect(knife.Ben).toHaveLostLife(1);
    const { Ann, Evan, Cid } = table(
      { Ann: { hand: ['BANG! 5♣', 'Saloon'] }, Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] }, Cid: shut, Dan: {} },
      onTheLine(),
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    expect(Cid).toHaveLostLife(1);
  });

  it('[TRAIN-PRIVATE-03-Q] is looked at when the target is named', () => {
    const { Ann, Ben } = table(
      {
        Ann: { is: 'Willy the Kid', hand: ['BANG!', 'BANG!', 'Saloon'] },
        Ben: { ...shut, hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    Ann.mayNot.play('BANG!', { on: Ben }).because('privateCar');
  });

  it('[TRAIN-PRIVATE-04-Q] stops a Missed! that Calamity Janet shoots; not a Duel, Panic!, Cat Balou or Punch', () => {
    const { Janet, Ben } = table(
      {
        Janet: { is: 'Calamity Janet', hand: ['Missed!', 'Duel', 'Panic!', 'Cat Balou', 'Punch', 'Indians!'] },
        Ben: shut,
        Cid: {},
        Dan: {},
      },
      onTheLine({ more: ['dodge-city'] }),
    );
    Janet.mayNot.play('Missed!', { as: 'bang', on: Ben }).because('privateCar');
    Janet.may.play('Duel', { on: Ben });
    Janet.may.play('Panic!', { on: Ben, what: 'Private Car' });
    Janet.may.play('Cat Balou', { on: Ben, what: 'Private Car' });
    Janet.plays('Punch', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    Janet.plays('Indians!');
    expect(Ben).toHaveLostLife(2);
  });

  it('[TRAIN-PRIVATE-04-Q] is of no use to Suzy Lafayette, whose hand is never empty', () => {
    const { Ann, Suzy } = table(
      {
        Ann: { is: 'Willy the Kid', hand: ['BANG!', 'BANG!'] },
        Suzy: { ...shut, is: 'Suzy Lafayette', hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Suzy });
    Suzy.answers('Missed!');
    expect(Suzy).toHold(1);
    Ann.may.play('BANG!', { on: Suzy });
  });

  it('[TRAIN-MIX-23-Q] a Diamonds BANG! diverted to Apache Kid does nothing to anybody', () => {
    const { Ann, Evan, Kid } = table(
      {
        Ann: { hand: ['BANG! 5♦', 'Saloon'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♦'] },
        Kid: { is: 'Apache Kid' },
        Dan: {},
      },
      onTheLine({ more: ['dodge-city'] }),
    );
    Ann.plays('BANG! 5♦', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♦', on: Kid });
    expect(Kid).toHaveLostLife(0);
    expect(Evan).toHaveLostLife(0);
  });

  it('[TRAIN-MIX-25-Q] stops whatever counts as a BANG! card: for a LeMat, in a Showdown, a ♣ of Black Flower', () => {
    const leMat = table(
      { Ann: { hand: ['Saloon', 'Scope'], inPlay: ['LeMat'] }, Ben: shut, Cid: {}, Dan: {} },
      onTheLine({ more: ['valley-of-shadows'] }),
    );
    leMat.Ann.mayNot.play('Scope', { as: 'bang', on: leMat.Ben }).because('privateCar');
    const line = onTheLine({ more: ['wild-west-show'] });
    const showdown = table(
      { Ann: { hand: ['Saloon', 'Scope'] }, Ben: shut, Cid: {}, Dan: {} },
      { ...line, inForce: { ...line.inForce, show: 'Showdown' } },
    );
    showdown.Ann.mayNot.play('Scope', { as: 'bang', on: showdown.Ben }).because('privateCar');
    const { Flower, Ben } = table(
      { Flower: { is: 'Black Flower', hand: ['Missed! 10♣', 'Beer'] }, Ben: shut, Cid: {}, Dan: {} },
      onTheLine({ more: ['valley-of-shadows'] }),
    );
    Flower.mayNot.use('Black Flower', { card: 'Missed! 10♣', on: Ben }).because('privateCar');
  });

  it('[TRAIN-MIX-25-Q] does not stop what is no BANG! card', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: {
          hand: ['Flintlock', 'Quick Shot', 'Tomahawk', 'Fanning', 'BANG!', 'BANG!'],
          inPlay: ['Sleeper Car', 'Mustang', 'Baggage Car'],
        },
        Ben: shut,
        Cid: {},
        Dan: {},
      },
      {
        ...onTheLine({ more: ['valley-of-shadows', 'armed-and-dangerous', 'a-fistful-of-cards'] }),
        event: 'Sniper',
      },
    );
    Ann.mayNot.play('BANG!', { on: Ben }).because('privateCar');
    for (const shot of ['Flintlock', 'Quick Shot', 'Tomahawk']) Ann.may.play(shot, { on: Ben });
    Ann.may.play('Fanning', { on: Ben, andAt: Cid });
    Ann.may.use('Sniper', { on: Ben, cost: ['BANG!', 'BANG!'] });
    Ann.may.use('Sleeper Car', { on: Ben, card: 'Mustang' });
    Ann.may.use('Baggage Car', { as: 'bang', on: Ben });
  });
});
