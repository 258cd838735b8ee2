import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const shootout = { sets: ['base', 'dodge-city', 'high-noon'], event: 'Shootout' } as const;

describe('Shootout', () => {
  it('[HN-SHOOTOUT-01] a second BANG! card may be played', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'BANG!'] }, Ben: {} }, shootout);
    Ann.plays('BANG!', { on: Ben });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[HN-SHOOTOUT-02] not a third; both within range, at one or at two players', () => {
    const { Ann, Ben, Cat, Dan } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'BANG!'] }, Ben: {}, Cat: {}, Dan: {} },
      shootout,
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Cat }).because('outOfRange');
    Ann.plays('BANG!', { on: Dan });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 2, limit: 2 });
  });

  it('[HN-SHOOTOUT-03] Volcanic and Willy the Kid stay without limit', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'BANG!', 'Schofield', 'BANG!'], inPlay: ['Volcanic'] }, Ben: {}, Cat: {} },
      shootout,
    );
    for (let shot = 0; shot < 3; shot++) Ann.plays('BANG!', { on: Ben });
    Ann.plays('Schofield'); // the Volcanic is gone
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { played: 3, limit: 2 });
    const willy = table({ Willy: { is: 'Willy the Kid', hand: ['BANG!', 'BANG!', 'BANG!'] }, Ben: {} }, shootout);
    for (let shot = 0; shot < 3; shot++) willy.Willy.plays('BANG!', { on: willy.Ben });
    expect(willy.Ben).toHaveLostLife(3);
  });

  it('[HN-SHOOTOUT-04] Calamity Janet’s Missed! as a BANG! is one of the two', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet', hand: ['Missed!', 'BANG!', 'BANG!'] }, Ben: {} },
      shootout,
    );
    Janet.plays('Missed!', { on: Ben });
    Janet.plays('BANG!', { on: Ben });
    Janet.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached');
  });

  it('[HN-SHOOTOUT-05] Gatling, Punch, Doc Holyday’s shot and the BANG!s of a Duel do not count', () => {
    const { Doc, Ben } = table(
      {
        Doc: {
          is: 'Doc Holyday',
          hand: ['Gatling', 'Punch', 'Duel', 'BANG!', 'Scope', 'Barrel', 'BANG!', 'BANG!', 'Beer'],
        },
        Ben: { is: 'Big Spencer', hand: ['BANG!'] },
        Cat: {},
      },
      { ...shootout, sets: [...shootout.sets, 'wild-west-show'] },
    );
    Doc.plays('Gatling');
    Ben.passes();
    Doc.plays('Punch', { on: Ben });
    Ben.passes();
    Doc.uses('Doc Holyday', { on: Ben, cost: ['Scope', 'Barrel'] });
    Ben.passes();
    Doc.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Doc.answers('BANG!');
    Doc.plays('BANG!', { on: Ben });
    Doc.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLife(3);
  });

  it('[HN-SHOOTOUT-06-Q] each turn counts anew', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Missed!'] }, Ben: { hand: ['BANG!', 'BANG!', 'Missed!'] } },
      { ...shootout, bangsPlayed: 2 },
    );
    Ann.endsTurn();
    Ben.may.play('BANG!', { on: Ann });
    expect(Ben.view.turn.bangsPlayed).toBe(0);
  });
});
