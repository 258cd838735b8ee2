import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Nuggets', () => {
  it('[GOLD-NUG-01] one for each life point that somebody makes another lose', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    expect(Ann).toHaveTokens('nugget', 1);
    expect(Ben).toHaveTokens('nugget', 0);
  });

  it('[GOLD-NUG-01] by a Duel too', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('Duel', { on: Ben });
    expect(Ann).toHaveTokens('nugget', 1);
  });

  it('[GOLD-NUG-02] one for each wound of a card that wounds several', () => {
    const { Ann, Ben, Cat } = table({ Ann: { hand: ['Indians!', 'Beer'] }, Ben: {}, Cat: {} }, { sets });
    Ann.plays('Indians!');
    expect(Ben).toHaveLostLife(1);
    expect(Cat).toHaveLostLife(1);
    expect(Ann).toHaveTokens('nugget', 2);
  });

  it('[GOLD-NUG-03] a Gatling that one of four others dodges brings three', () => {
    const { Sid, Paul } = table(
      {
        Sid: { hand: ['Gatling', 'Beer'] },
        Paul: { hand: ['Missed!'] },
        Pedro: {},
        Rose: {},
        Suzy: {},
      },
      { sets },
    );
    Sid.plays('Gatling');
    Paul.answers('Missed!');
    expect(Sid).toHaveTokens('nugget', 3);
  });

  it('[GOLD-NUG-04] are gained though the heap is empty', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'], tokens: { nugget: 10 } }, Ben: {}, Cat: { tokens: { nugget: 20 } } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHaveTokens('nugget', 11);
  });

  it('[GOLD-NUG-06] nobody has one for Dynamite', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Dynamite'], hand: ['Beer'] }, Ben: {} },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    expect(Ann).toHaveLostLife(3);
    for (const one of [Ann, Ben]) expect(one).toHaveTokens('nugget', 0);
  });

  it('[GOLD-NUG-06] [DODGE-CHUCK-02-Q] nobody has one for what Chuck Wengam pays, but his own charms react', () => {
    const { Chuck, Ben } = table(
      { Chuck: { is: 'Chuck Wengam', hand: ['Beer'], zones: { equipment: ['Boots', 'Lucky Charm'] } }, Ben: {} },
      { sets: [...sets, 'dodge-city'] },
    );
    Chuck.uses('Chuck Wengam');
    expect(Chuck).toHaveLostLife(1);
    expect(Chuck).toHold(4); // two of his own, one of the Boots
    expect(Chuck).toHaveTokens('nugget', 1);
    expect(Ben).toHaveTokens('nugget', 0);
  });

  it('[GOLD-NUG-07-Q] nobody has one when the challenger loses his own Duel', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Duel', 'Beer'] }, Ben: { hand: ['BANG!'] } }, { sets });
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    for (const one of [Ann, Ben]) expect(one).toHaveTokens('nugget', 0);
  });

  it('[GOLD-NUG-08-Q] a lethal hit brings one though a Beer undoes it', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { life: 1, hand: ['Beer'] }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ann).toHaveTokens('nugget', 1);
  });

  it('[GOLD-EQ-06-Q] an eliminated player’s go back to the heap', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', life: 1, tokens: { nugget: 4 } },
        Cat: { role: 'sheriff' },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ben).toHaveTokens('nugget', 0);
    expect(Ann).toHaveTokens('nugget', 1);
  });
});
