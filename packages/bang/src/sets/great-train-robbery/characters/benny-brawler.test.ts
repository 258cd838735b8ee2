import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Benny Brawler', () => {
  it('[TRAIN-BENNY-01] takes as many railcars as he pays for', () => {
    const { Benny } = table(
      { Benny: { is: 'Benny Brawler', hand: ['BANG!', 'Beer 6♥', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ at: 3 }),
    );
    Benny.uses('take-railcar', { trainCard: 'Dining Car', cost: ['BANG!'] });
    Benny.uses('take-railcar', { trainCard: 'Caboose', cost: ['Beer 6♥'] });
    expect(Benny).toHaveInPlay('Dining Car', 'Caboose');
  });

  it('[TRAIN-BENNY-02] has the free advance once', () => {
    const { Benny } = table(
      { Benny: { is: 'Benny Brawler', hand: ['BANG!', 'Beer 6♥', 'Saloon 5♥'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ at: 1 }),
    );
    Benny.uses('advance-train', { trainCard: 'Caboose', cost: ['BANG!'] });
    Benny.mayNot.use('advance-train').because('usedUp', { most: 1 });
  });
});
