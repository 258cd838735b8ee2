import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Lumber Flatcar', () => {
  it('[TRAIN-LUMBER-01] goes in front of anybody, who sees all others 1 farther away, and is seen as before', () => {
    const { Ann, Ben, Cid, Dan } = table(
      { Ann: { hand: ['BANG!', 'Saloon'] }, Ben: {}, Cid: {}, Dan: { presence: 'out' }, Eve: {} },
      onTheLine({ at: 2, train: ['Lumber Flatcar', 'Caboose', 'Mail Car'] }),
    );
    Ann.mayNot.use('take-railcar', { trainCard: 'Lumber Flatcar', on: Dan, cost: ['BANG!'] }).because('isOut');
    Ann.uses('take-railcar', { trainCard: 'Lumber Flatcar', on: Ben, cost: ['BANG!'] });
    expect(Ben).toHaveInPlay('Lumber Flatcar');
    expect(Ben).toSeeAt(2, Ann, Cid);
    expect(Ann).toSeeAt(1, Ben);
  });

  it('[TRAIN-LUMBER-01] may be kept', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ at: 2, train: ['Lumber Flatcar', 'Caboose', 'Mail Car'] }),
    );
    Ann.uses('take-railcar', { trainCard: 'Lumber Flatcar', on: Ann, cost: ['BANG!'] });
    expect(Ann).toSeeAt(2, Ben);
  });
});
