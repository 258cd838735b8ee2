import { distanceSum, seatId, viewFor } from '@dustup/bang';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const ambush = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Ambush' } as const;

describe('Ambush', () => {
  it('[FOC-AMBUSH-01] everybody is at distance 1 from everybody', () => {
    const { Ann, Ben, Cat, Dan, Eve } = table({ Ann: {}, Ben: {}, Cat: {}, Dan: {}, Eve: {} }, ambush);
    expect(Ann).toSeeAt(1, Ben, Cat, Dan, Eve);
    expect(Cat).toSeeAt(1, Eve);
  });

  it('[FOC-AMBUSH-02] Paul Regret and Rose Doolan keep their effect', () => {
    const { Ann, Paul, Rose } = table(
      { Ann: {}, Ben: {}, Paul: { is: 'Paul Regret' }, Dan: {}, Rose: { is: 'Rose Doolan' } },
      ambush,
    );
    expect(Ann).toSeeAt(2, Paul);
    expect(Rose).toSeeAt(1, Paul);
  });

  it('[FOC-AMBUSH-03] seven players: each reaches each with the Colt, with Punch and with Panic!', () => {
    const { Ann, Dan } = table(
      {
        Ann: { hand: ['BANG!', 'Punch', 'Panic!'] },
        Ben: {},
        Cat: {},
        Dan: { hand: ['Beer'] },
        Eve: {},
        Fay: {},
        Gus: {},
      },
      ambush,
    );
    Ann.may.play('BANG!', { on: Dan });
    Ann.may.play('Punch', { on: Dan });
    Ann.may.play('Panic!', { on: Dan, what: 'hand' });
  });

  it('[FOC-AMBUSH-04] Mustang and Hideout add 1 each, Scope and Binocular take 1 off, weapons keep their range', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand: ['BANG!'] },
        Ben: { inPlay: ['Mustang', 'Hideout'] },
        Cat: { inPlay: ['Scope'] },
        Dan: { inPlay: ['Binocular', 'Schofield'] },
      },
      ambush,
    );
    expect(Ann).toSeeAt(3, Ben);
    expect(Cat).toSeeAt(2, Ben);
    expect(Dan).toSeeAt(2, Ben);
    expect(Dan).toSeeAt(1, Ann);
    Ann.mayNot.play('BANG!', { on: Ben }).because('outOfRange', { distance: 3, reach: 1 });
  });

  it('[FOC-AMBUSH-05-Q] in Belle Star’s turn another’s Mustang does not count', () => {
    const { Belle, Cat } = table(
      { Belle: { is: 'Belle Star', hand: ['Beer'] }, Ben: {}, Cat: { inPlay: ['Mustang'] }, Dan: {} },
      ambush,
    );
    expect(Belle).toSeeAt(1, Cat);
  });

  it('is told among the reasons of a distance, by as much as it takes off', () => {
    const { game } = table({ Ann: { hand: ['Beer'] }, Ben: {}, Cat: { inPlay: ['Mustang'] }, Dan: {} }, ambush);
    expect(distanceSum(viewFor(game.position.game, 0), seatId(0), seatId(2))).toEqual({
      steps: 2,
      changes: [
        { slug: 'ambush', by: -1 },
        { slug: 'mustang', by: 1 },
      ],
    });
  });
});
