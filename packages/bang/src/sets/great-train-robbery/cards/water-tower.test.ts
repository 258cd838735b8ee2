import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Water Tower', () => {
  it('[TRAIN-WATER-01] takes a railcar for nothing, and is not the take of the turn', () => {
    const { Ann } = table(
      { Ann: { hand: ['Water Tower', 'BANG!', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ at: 3 }),
    );
    Ann.plays('Water Tower', { trainCard: 'Dining Car' });
    expect(Ann).toHaveInPlay('Dining Car');
    Ann.uses('take-railcar', { trainCard: 'Mail Car', cost: ['BANG!'] });
    expect(Ann).toHaveInPlay('Dining Car', 'Mail Car');
  });

  it('[TRAIN-WATER-02-Q] only one that is paired; with none it is refused', () => {
    const some = table({ Ann: { hand: ['Water Tower', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} }, onTheLine({ at: 2 }));
    some.Ann.mayNot.play('Water Tower', { trainCard: 'Dining Car' }).because('notPaired');
    const { Ann } = table(
      { Ann: { hand: ['Water Tower', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ at: 1 }),
    );
    Ann.mayNot.play('Water Tower', { trainCard: 'Caboose' }).because('notPaired');
  });
});
