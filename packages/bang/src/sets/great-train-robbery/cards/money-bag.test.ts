import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const bag = { hand: ['Money Bag', 'BANG!', 'Beer'] };
const top = (discard: string, more: readonly string[] = []) => ({ ...onTheLine({ more }), discard: [discard] });

describe('Money Bag', () => {
  it('[TRAIN-MONEY-01] copies the brown card on top of the discard pile', () => {
    const { Ann } = table({ Ann: bag, Ben: {}, Cid: {}, Dan: {} }, top('Stagecoach'));
    Ann.plays('Money Bag');
    expect(Ann).toHold(4);
  });

  it('[TRAIN-MONEY-01] with targets of one’s own', () => {
    const { Ann, Ben } = table({ Ann: bag, Ben: { inPlay: ['Barrel'] }, Cid: {}, Dan: {} }, top('Panic!'));
    Ann.plays('Money Bag', { on: Ben, what: 'Barrel' });
    expect(Ann).toHold('BANG!', 'Beer', 'Barrel');
  });

  it('[TRAIN-MONEY-02-Q] a copied BANG! needs a target in reach and is not the one of the turn', () => {
    const { Ann, Ben, Cid } = table({ Ann: bag, Ben: {}, Cid: {}, Dan: {} }, top('BANG! 5♣'));
    Ann.mayNot.play('Money Bag', { on: Cid }).because('outOfRange');
    Ann.plays('Money Bag', { on: Ben });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[TRAIN-MONEY-02-Q] an answer cannot be copied, and costs are paid again', () => {
    const missed = table({ Ann: bag, Ben: {}, Cid: {}, Dan: {} }, top('Missed!'));
    missed.Ann.mayNot.play('Money Bag').because('nothingToCopy');
    const { Ann, Cid } = table({ Ann: bag, Ben: {}, Cid: {}, Dan: {} }, top('Springfield', ['dodge-city']));
    Ann.plays('Money Bag', { on: Cid, cost: ['Beer'] });
    expect(Cid).toHaveLostLife(1);
    expect(Ann).toHold('BANG!');
  });

  it('[TRAIN-MONEY-04-Q] the card played is the Money Bag: no BANG! card, and Evaded! takes the bag', () => {
    const { Slab, Ben } = table(
      { Slab: { ...bag, is: 'Slab the Killer' }, Ben: { hand: ['Evaded!'] }, Cid: {}, Dan: {} },
      top('BANG! 5♣'),
    );
    Slab.plays('Money Bag', { on: Ben });
    Ben.answers('Evaded!'); // one is enough
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Money Bag');
  });

  it('[TRAIN-MONEY-04-Q] its Clubs count for Apache Kid, whatever is copied', () => {
    const { Ann, Kid } = table(
      { Ann: bag, Kid: { is: 'Apache Kid' }, Cid: {}, Dan: {} },
      top('BANG! 5♦', ['dodge-city']),
    );
    Ann.plays('Money Bag', { on: Kid });
    expect(Kid).toHaveLostLife(1);
  });

  it('[TRAIN-MONEY-05-Q] nothing to copy: no discards, a blue card on top', () => {
    const none = table({ Ann: bag, Ben: {}, Cid: {}, Dan: {} }, onTheLine());
    none.Ann.mayNot.play('Money Bag').because('nothingToCopy');
    const blue = table({ Ann: bag, Ben: {}, Cid: {}, Dan: {} }, top('Mustang'));
    blue.Ann.mayNot.play('Money Bag').because('nothingToCopy');
  });
});
