import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const wanted = { hand: ['Most Wanted', 'Gatling'] };

describe('Most Wanted', () => {
  it('[TRAIN-WANTED-01] its player draws a card; then everybody draws!, its player first: Spades cost a life point', () => {
    const { Ann, Ben, Cid, Dan } = table(
      { Ann: wanted, Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: ['Beer', '2♠', '3♦', 'A♠', '4♥'] },
    );
    Ann.plays('Most Wanted');
    expect(Ann).toHold('Gatling', 'Beer');
    expect(Ann).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
    expect(Cid).toHaveLostLife(1);
    expect(Dan).toHaveLostLife(0);
  });

  it('[TRAIN-WANTED-02] victory is judged at the end: nobody left, the Outlaws win', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { ...wanted, hand: ['Most Wanted'], role: 'sheriff', life: 1 },
        Ben: { role: 'renegade', life: 1 },
        Cid: { role: 'outlaw', presence: 'out' },
        Dan: { role: 'outlaw', presence: 'out' },
      },
      { ...onTheLine(), deckTop: ['Gatling', '2♠', '3♠'] },
    );
    Ann.plays('Most Wanted');
    Ann.passes();
    expect(Ben).toBeOut();
    expect(game).toBeOver();
    expect(game.state.outcome?.side).toBe('outlaws');
  });

  it('[TRAIN-WANTED-03-Q] its player is to blame for the others: a reward for an Outlaw', () => {
    const { Ann, Ben } = table(
      {
        Ann: { ...wanted, role: 'sheriff' },
        Ben: { role: 'outlaw', life: 1 },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { ...onTheLine(), deckTop: ['Beer', '2♦', '3♠', '4♦', '5♦'] },
    );
    Ann.plays('Most Wanted');
    expect(Ben).toBeOut();
    expect(Ann).toHold(5);
  });

  it('[TRAIN-WANTED-04-Q] out by their own draw!, the others draw! all the same', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { ...wanted, life: 1, role: 'outlaw' },
        Ben: { role: 'sheriff' },
        Cid: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { ...onTheLine(), discard: ['Money Bag'], deckTop: ['Saloon', '2♠', '3♠', '4♠', '5♦'] },
    );
    Ann.plays('Most Wanted');
    Ann.passes();
    expect(Ann).toBeOut();
    expect(Ben).toHaveLostLife(1);
    expect(Cid).toHaveLostLife(1);
  });

  it('[TRAIN-WANTED-05-Q] no Missed! and no Barrel help; Lucky Duke turns two, Bart draws, El Gringo takes, a Beer may save', () => {
    const { Ann, Duke, Gringo, Bart } = table(
      {
        Ann: wanted,
        Duke: { is: 'Lucky Duke', hand: ['Missed!'], inPlay: ['Barrel'] },
        Gringo: { is: 'El Gringo' },
        Bart: { is: 'Bart Cassidy' },
      },
      { ...onTheLine(), deckTop: ['Saloon', '2♦', '3♠', '4♦', '5♠', '6♠'] },
    );
    Ann.plays('Most Wanted');
    expect(Duke).toBeAsked('pickTurned');
    Duke.picks('4♦');
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold(1);
    expect(Bart).toHaveLostLife(1);
    expect(Bart).toHold(1);
  });

  it('[TRAIN-MIX-27-Q] Julie Cutter draws! against its player', () => {
    const { Ann, Julie } = table(
      { Ann: wanted, Julie: { is: 'Julie Cutter' }, Cid: {}, Dan: {} },
      { ...onTheLine({ more: ['armed-and-dangerous'] }), deckTop: ['Beer', '2♥', '2♠', '3♦', '4♥', '5♥'] },
    );
    Ann.plays('Most Wanted');
    Ann.isAsked('dodge');
    Ann.passes();
    expect(Julie).toHaveLostLife(1);
    expect(Ann).toHaveLostLife(1);
  });

  it('[TRAIN-MIX-27-Q] Teren Kill draws! once more; a ghost draws! and loses nothing', () => {
    const { Ann, Teren, Cid, game } = table(
      {
        Ann: wanted,
        Teren: { is: 'Teren Kill', life: 1 },
        Cid: { presence: 'ghost', life: 0, inPlay: ['Ghost Car'] },
        Dan: {},
      },
      { ...onTheLine({ more: ['wild-west-show'] }), deckTop: ['Beer', '2♥', '2♠', '3♦', 'Duel', '3♠', '5♥'] },
    );
    Ann.plays('Most Wanted');
    expect(Teren).toHaveLife(1);
    expect(Teren).toHold('Duel');
    expect(Cid).not.toBeOut();
    expect(game).toHaveDiscarded('5♥', '3♠', '3♦', '2♠', '2♥', 'Most Wanted');
  });
});
