import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const sancho = { is: 'Sancho', hand: ['Beer 6♥', 'BANG!'] };

describe('Sancho', () => {
  it('[TRAIN-SANCHO-01] takes the railcar of his turn for nothing, after the free advance if he likes', () => {
    const { Sancho } = table({ Sancho: sancho, Ben: {}, Cid: {}, Dan: {} }, onTheLine({ at: 1 }));
    Sancho.uses('advance-train', { trainCard: 'Caboose' });
    expect(Sancho).toHaveInPlay('Caboose');
    expect(Sancho).toHold(2);
    Sancho.mayNot.use('take-railcar', { trainCard: 'Dining Car' }).because('usedUp');
  });

  it('[TRAIN-SANCHO-01] [TRAIN-WATER-02-Q] only one that is paired', () => {
    const { Sancho } = table({ Sancho: sancho, Ben: {}, Cid: {}, Dan: {} }, onTheLine({ at: 2 }));
    Sancho.mayNot.use('take-railcar', { trainCard: 'Mail Car' }).because('notPaired');
    Sancho.uses('take-railcar', { trainCard: 'Caboose' });
    expect(Sancho).toHold(2);
  });
});
