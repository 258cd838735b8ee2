import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

const spare = { hand: ['Mustang'] } as const;

describe('Evelyn Shebang', () => {
  it('[VALLEY-EVELYN-01] gives up both cards for two shots, at two players in reach', () => {
    const { Evelyn, Ben, Cat, Dan } = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Ben: {}, Cat: {}, Dan: {} },
      { sets, discard, phase: 'draw' },
    );
    Evelyn.isAsked('giveUpCards');
    Evelyn.picks(2);
    Evelyn.mayNot.pick(Cat).because('notAnOption');
    Evelyn.picks(Ben);
    Evelyn.mayNot.pick(Ben).because('notAnOption');
    Evelyn.picks(Dan);
    expect(Ben).toHaveLostLife(1);
    expect(Dan).toHaveLostLife(1);
    expect(Evelyn).toHold('Mustang');
  });

  it('[VALLEY-EVELYN-01] or one, and draws the other after the shot', () => {
    const { Evelyn, Ben } = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Ben: { hand: ['Missed!'] }, Cat: {} },
      { sets, discard, phase: 'draw', deckTop: ['2♦', '3♦'] },
    );
    Evelyn.picks(1);
    Evelyn.picks(Ben);
    expect(Evelyn).toHold('Mustang');
    Ben.answers('Missed!');
    expect(Evelyn).toHold('Mustang', 'BANG! 2♦');
  });

  it('[VALLEY-EVELYN-02] says it before she sees a card; or draws both', () => {
    const { Evelyn } = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Ben: {} },
      { sets, discard, phase: 'draw', deckTop: ['2♦', '3♦'] },
    );
    expect(Evelyn).toHold('Mustang');
    Evelyn.picks(0);
    expect(Evelyn).toHold('Mustang', 'BANG! 2♦', 'BANG! 3♦');
  });

  it('[VALLEY-EVELYN-03] has her BANG! of phase 2 still', () => {
    const { Evelyn, Ben } = table(
      { Evelyn: { is: 'Evelyn Shebang', hand: ['BANG!', 'Mustang'] }, Ben: {}, Cat: {} },
      { sets, discard, phase: 'draw' },
    );
    Evelyn.picks(1);
    Evelyn.picks(Ben);
    Evelyn.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[VALLEY-EVELYN-04-Q] gives up of what she would draw, with an event too', () => {
    const more = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare, inPlay: ['Winchester'] }, Ben: {}, Cat: {}, Dan: {}, Eve: {} },
      { sets: [...sets, 'high-noon'], event: 'Train Arrival', discard, phase: 'draw' },
    );
    more.Evelyn.picks(3);
    for (const one of [more.Ben, more.Cat, more.Dan]) more.Evelyn.picks(one);
    expect(more.Evelyn).toHold('Mustang');
    const less = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Ben: {}, Cat: {} },
      { sets: [...sets, 'high-noon'], event: 'Thirst', discard, phase: 'draw' },
    );
    less.Evelyn.mayNot.pick(2).because('notAnOption');
    less.Evelyn.may.pick(1);
  });

  it('[VALLEY-EVELYN-05-Q] her shots are no BANG! cards and have no suit', () => {
    const { Evelyn, Kid } = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Kid: { is: 'Apache Kid', inPlay: ['Bounty'] }, Cat: {} },
      { sets: [...sets, 'dodge-city'], discard, phase: 'draw', deckTop: ['2♦', '3♦'] },
    );
    Evelyn.picks(1);
    Evelyn.picks(Kid);
    expect(Kid).toHaveLostLife(1);
    expect(Evelyn).toHold('Mustang', 'BANG! 2♦');
  });

  it('[VALLEY-EVELYN-06-Q] gives up no more cards than there are players in reach; names each when she shoots', () => {
    const { Evelyn, Ben, Cat } = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Ben: {}, Cat: { inPlay: ['Mustang'] } },
      { sets, discard, phase: 'draw' },
    );
    Evelyn.mayNot.pick(2).because('notAnOption');
    Evelyn.picks(1);
    Evelyn.isAsked('shootAt');
    Evelyn.picks(Ben);
    expect(Ben).toHaveLostLife(1);
    expect(Cat).toHaveLostLife(0);
    const nobody = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Ben: { inPlay: ['Mustang'] } },
      { sets, discard, phase: 'draw' },
    );
    expect(nobody.Evelyn).toBeAsked('play'); // nobody in reach: she drew as usual
    expect(nobody.Evelyn).toHold(3);
  });

  it('a target that an earlier shot has moved into reach may be named, and she who is shot back is out', () => {
    const { Evelyn, Ben, Cat } = table(
      {
        Evelyn: { is: 'Evelyn Shebang', role: 'outlaw', life: 1, ...spare },
        Ben: { role: 'sheriff', hand: ['Backfire'] },
        Cat: { role: 'outlaw', hand: ['Beer'] },
      },
      { sets, discard, phase: 'draw' },
    );
    Evelyn.picks(1);
    Evelyn.picks(Ben);
    Ben.answers('Backfire');
    Evelyn.passes();
    Evelyn.passes();
    expect(Evelyn).toBeOut();
    expect(Evelyn).toHold(0);
    expect(Ben).toBeAsked('play');
    expect(Cat).not.toBeAsked();
  });

  it('[WWS-MIX-21-Q] shoots under the Sermon too', () => {
    const { Evelyn } = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Ben: {}, Cat: {} },
      { sets: [...sets, 'high-noon'], event: 'The Sermon', discard, phase: 'draw' },
    );
    Evelyn.isAsked('giveUpCards');
  });

  it('[ARMED-MIX-20-Q] El Gringo takes a card of hers for her shot', () => {
    const { Evelyn, Gringo } = table(
      { Evelyn: { is: 'Evelyn Shebang', ...spare }, Gringo: { is: 'El Gringo' }, Cat: {} },
      { sets, discard, phase: 'draw' },
    );
    Evelyn.picks(1);
    Evelyn.picks(Gringo);
    expect(Gringo).toHold('Mustang');
  });

  it('who is out after her first shot fires no second one', () => {
    const { Evelyn, Ben, Cat } = table(
      {
        Evelyn: { is: 'Evelyn Shebang', role: 'outlaw', life: 1, ...spare },
        Ben: { role: 'sheriff', hand: ['Backfire'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard, phase: 'draw' },
    );
    Evelyn.picks(2);
    Evelyn.picks(Ben);
    Ben.answers('Backfire');
    Evelyn.passes();
    Evelyn.passes();
    expect(Evelyn).toBeOut();
    expect(Cat).toHaveLostLife(0);
  });
});
