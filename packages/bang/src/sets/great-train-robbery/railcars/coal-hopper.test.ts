import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Coal Hopper', () => {
  it('[TRAIN-COAL-01] brings a card and has a railcar in play discarded', () => {
    const { Ann, Ben } = table(
      {
        Ann: { inPlay: ['Coal Hopper'], hand: ['Saloon'] },
        Ben: { inPlay: ['Private Car', 'Mustang'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.mayNot.use('Coal Hopper', { on: Ben, what: 'Mustang' }).because('notAnOption');
    Ann.uses('Coal Hopper', { on: Ben, what: 'Private Car' });
    expect(Ann).toHold(2);
    expect(Ben).toHaveInPlay('Mustang');
  });

  it('[TRAIN-COAL-02-Q] may be another one of one’s own; with none there it brings the card alone', () => {
    const own = table(
      { Ann: { inPlay: ['Coal Hopper', 'Lumber Flatcar'], hand: ['Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine(),
    );
    own.Ann.uses('Coal Hopper', { on: own.Ann, what: 'Lumber Flatcar' });
    expect(own.Ann).toHaveInPlay();
    const { Ann } = table(
      { Ann: { inPlay: ['Coal Hopper'], hand: ['Saloon'] }, Ben: { inPlay: ['Mustang'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.uses('Coal Hopper');
    expect(Ann).toHold(2);
  });

  it('[TRAIN-RAIL-06] cannot touch the train, which is not in play', () => {
    const { Ann } = table(
      { Ann: { inPlay: ['Coal Hopper', 'Private Car'], hand: ['Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.mayNot.use('Coal Hopper', { on: Ann, what: 'Caboose' });
  });
});
