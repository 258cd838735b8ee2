import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const rush = { sets: ['base', 'high-noon'], event: 'Gold Rush' } as const;
const hand = ['Missed!'];

describe('Gold Rush, the event', () => {
  it('[HN-GOLD-RUSH-01] turns go to the right, a General Store to the left', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['General Store', 'Missed!'] }, Ben: { hand }, Cat: { hand } },
      { ...rush, deckTop: ['Beer', 'Scope', 'Barrel'] },
    );
    Ann.plays('General Store');
    Ann.picks('Beer');
    Ben.picks('Scope');
    Ann.endsTurn();
    expect(Cat).toBeAsked('play');
  });

  it('[HN-GOLD-RUSH-02] after the Sheriff comes P5, who has just played, and P2 is the last', () => {
    const { Ann, Ben, Cat, Dan, Eve } = table(
      { Ann: { hand }, Ben: { hand }, Cat: { hand }, Dan: { hand }, Eve: { hand } },
      { ...rush, event: 'Thirst', eventsToCome: ['Gold Rush'], turn: 'Eve' },
    );
    Eve.endsTurn();
    for (const player of [Ann, Eve, Dan, Cat, Ben]) {
      expect(player).toBeAsked('play');
      player.endsTurn();
    }
    expect(Ann).toBeAsked('play');
  });

  it('[HN-GOLD-RUSH-03] Dynamite goes to the left, and is checked in that player’s turn', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand, inPlay: ['Dynamite'] }, Ben: { hand }, Cat: { hand } },
      { ...rush, turn: 'Ben', deckTop: ['2♦', '3♦', '4♦'] },
    );
    Ben.endsTurn();
    expect(Ben).toHaveInPlay('Dynamite');
    Ann.endsTurn();
    expect(Cat).toBeAsked('play');
    expect(Ben).toHaveInPlay('Dynamite');
  });

  it('[HN-GOLD-RUSH-03] a Gatling goes to the left', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Gatling'] }, Ben: { hand }, Cat: { hand } }, rush);
    Ann.plays('Gatling');
    Ben.isAsked('dodge');
  });

  it('[HN-GOLD-RUSH-04] distances are unchanged, and nobody has gold', () => {
    const { Ann, Ben, Cat, Dan } = table({ Ann: {}, Ben: {}, Cat: {}, Dan: {} }, rush);
    expect(Ann).toSeeAt(1, Ben, Dan);
    expect(Ann).toSeeAt(2, Cat);
    expect(Ann.state.tokens).toEqual({});
  });

  it('[HN-GOLD-RUSH-05-Q] covered before the Sheriff’s turn: then P2, the last of the round, plays again', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand }, Ben: { hand }, Cat: { hand } },
      { ...rush, turn: 'Ben', eventsToCome: ['Shootout'] },
    );
    Ben.endsTurn();
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(Cat).not.toBeAsked();
  });

  it('[HN-GOLD-RUSH-06-Q] after somebody who goes out in his turn the player on his right goes on', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand },
        Ben: { hand },
        Cat: { life: 1, inPlay: ['Dynamite'], role: 'renegade' },
        Dan: { hand },
        Eve: { hand },
      },
      { ...rush, turn: 'Dan', deckTop: ['5♠'] },
    );
    Dan.endsTurn();
    expect(Cat).toBeOut();
    expect(Ben).toBeAsked('play');
    Ann.mayNot.endTurn();
  });
});
