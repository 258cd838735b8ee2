import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const owner = { inPlay: ['Cattle Truck'], hand: ['Saloon'] };

describe('Cattle Truck', () => {
  it('[TRAIN-CATTLE-01] brings one of the three top cards of the discard pile; the others stay as they lie', () => {
    const { Ann, game } = table(
      { Ann: owner, Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine(), discard: ['Beer 6♥', 'Gatling', 'Panic! J♥', 'Duel Q♦'] },
    );
    Ann.uses('Cattle Truck');
    expect(() => Ann.picks('Duel Q♦')).toThrow(/no 'Duel Q♦' to choose here/);
    Ann.picks('Gatling');
    expect(Ann).toHold('Saloon', 'Gatling');
    expect(game).toHaveDiscarded('Beer 6♥', 'Panic! J♥', 'Duel Q♦');
  });

  it('[TRAIN-CATTLE-02-Q] looks at what there is, and is of no use with an empty discard pile', () => {
    const { Ann } = table(
      { Ann: owner, Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine(), discard: ['Beer 6♥', 'Gatling'] },
    );
    Ann.uses('Cattle Truck');
    Ann.picks('Beer 6♥');
    expect(Ann).toHold('Saloon', 'Beer 6♥');
    const none = table({ Ann: owner, Ben: {}, Cid: {}, Dan: {} }, onTheLine());
    none.Ann.mayNot.use('Cattle Truck').because('noDiscards');
  });
});
