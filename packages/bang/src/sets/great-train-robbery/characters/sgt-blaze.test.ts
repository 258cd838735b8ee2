import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const blaze = (...hand: string[]) => ({ is: 'Sgt. Blaze', hand });

describe('Sgt. Blaze', () => {
  it('[TRAIN-BLAZE-01] spares one player of a card that goes to several', () => {
    const { Blaze, Ben, Cid, Dan } = table({ Blaze: blaze('Gatling', 'Beer'), Ben: {}, Cid: {}, Dan: {} }, onTheLine());
    Blaze.plays('Gatling', { sparedPlayer: Cid });
    expect(Ben).toHaveLostLife(1);
    expect(Cid).toHaveLostLife(0);
    expect(Dan).toHaveLostLife(1);
  });

  it('[TRAIN-BLAZE-01] or nobody', () => {
    const { Blaze, Ben, Cid } = table({ Blaze: blaze('Indians!', 'Beer'), Ben: {}, Cid: {}, Dan: {} }, onTheLine());
    Blaze.plays('Indians!', { sparedPlayer: 'nobody' });
    expect(Ben).toHaveLostLife(1);
    expect(Cid).toHaveLostLife(1);
  });

  it('[TRAIN-BLAZE-02] [TRAIN-BLAZE-06-Q] with a General Store one card fewer is turned up, and the player named first takes none', () => {
    const { Blaze, Ben, Cid, Dan } = table(
      { Blaze: blaze('General Store', 'Beer'), Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: ['2♦', '3♦', '4♦', '5♦'] },
    );
    Blaze.plays('General Store', { sparedPlayer: Ben });
    Blaze.picks('2♦');
    Cid.picks('3♦');
    expect(Dan).toHold('4♦');
    expect(Ben).toHold(0);
  });

  it('[TRAIN-BLAZE-03] also of a locomotive’s effect in his turn: Leland turns up three cards for four', () => {
    const { Blaze, Ben, Cid, Dan } = table(
      { Blaze: blaze('Next Stop', 'Beer'), Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine({ at: 4, train: [], locomotive: 'Leland' }), deckTop: ['Gatling', '2♦', '3♦', '4♦', '5♦'] },
    );
    Blaze.plays('Next Stop');
    Blaze.picks(Dan);
    Blaze.picks('2♦');
    Ben.picks('3♦');
    expect(Cid).toHold('4♦');
    expect(Dan).toHold(0);
  });

  it('[TRAIN-BLAZE-04-Q] may spare himself, and anew for a doubled effect', () => {
    const { Blaze, Ben } = table(
      { Blaze: blaze('Full Steam', 'Beer'), Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ at: 4, train: [], locomotive: 'Ironhorse' }),
    );
    Blaze.plays('Full Steam');
    Blaze.picks('twice');
    Blaze.picks(Blaze);
    expect(Ben).toHaveLostLife(1);
    Blaze.picks(Ben);
    Blaze.passes();
    expect(Ben).toHaveLostLife(1);
    expect(Blaze).toHaveLostLife(1);
  });

  it('[TRAIN-BLAZE-05-Q] spares nobody of a card whose target is named: nobody asks', () => {
    const { Blaze, Ben } = table(
      { Blaze: blaze('BANG!', 'Saloon', 'Most Wanted'), Ben: {}, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Blaze.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    Blaze.may.play('Most Wanted', { sparedPlayer: Blaze });
    Blaze.may.play('Saloon', { sparedPlayer: Ben });
  });

  it('[TRAIN-MIX-26-Q] spares one of Brawl and Howitzer, too', () => {
    const { Blaze, Ben, Cid } = table(
      {
        Blaze: { ...blaze('Brawl', 'Beer', 'Duel'), inPlay: ['Howitzer'] },
        Ben: { hand: ['Missed!'] },
        Cid: { hand: ['Panic!'] },
        Dan: {},
      },
      onTheLine({ more: ['dodge-city'] }),
    );
    Blaze.plays('Brawl', { cost: ['Beer'], sparedPlayer: Ben });
    expect(Ben).toHold(1);
    expect(Cid).toHold(0);
    Blaze.uses('Howitzer', { sparedPlayer: Ben });
    expect(Ben).toHaveLostLife(0);
    expect(Cid).toHaveLostLife(1);
  });
});
