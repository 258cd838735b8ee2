import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const atEnd = (words: Parameters<typeof onTheLine>[0] = {}) =>
  onTheLine({ at: 4, train: [], locomotive: 'Leland', ...words });

describe('Leland', () => {
  it('[TRAIN-LELAND-01] is a General Store: a card each, from whose turn it is clockwise', () => {
    const { Zippy, Ben, Cid, Dan } = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Gatling'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...atEnd(), deckTop: ['Beer 6♥', 'Saloon', 'Duel Q♦', 'Panic! J♥'] },
    );
    Zippy.uses('Zippy Roy');
    Zippy.picks('Saloon');
    Ben.picks('Duel Q♦');
    Cid.picks('Beer 6♥');
    expect(Zippy).toHold('Gatling', 'Saloon');
    expect(Dan).toHold('Panic! J♥');
  });

  it('[TRAIN-LELAND-01] passes over whoever is out', () => {
    const { Zippy, Ben, Dan } = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Gatling'] }, Ben: {}, Cid: { presence: 'out' }, Dan: {} },
      { ...atEnd(), deckTop: ['Beer 6♥', 'Saloon', 'Duel Q♦'] },
    );
    Zippy.uses('Zippy Roy');
    Zippy.picks('Saloon');
    Ben.picks('Duel Q♦');
    expect(Dan).toHold('Beer 6♥');
  });
});
