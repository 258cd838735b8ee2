import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Dragoon', () => {
  it('[TRAIN-DRAGOON-01] reaches 2, and allows a second BANG! card', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'BANG!'], inPlay: ['Dragoon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('BANG!', { on: Cid });
    Ann.plays('BANG!', { on: Cid });
    expect(Cid).toHaveLostLife(2);
    Ann.mayNot.play('BANG!', { on: Cid }).because('bangLimitReached', { limit: 2 });
  });

  it('[TRAIN-DRAGOON-02-Q] one of the two may be a Knife Revolver or a Train Robbery, in either order, not both', () => {
    const seats = {
      Ann: { hand: ['BANG!', 'Knife Revolver', 'Train Robbery'], inPlay: ['Dragoon'] },
      Ben: {},
      Cid: {},
      Dan: {},
    };
    const words = { ...onTheLine(), deckTop: ['2♦'] };
    const first = table(seats, words);
    first.Ann.plays('BANG!', { on: first.Ben });
    first.Ann.plays('Knife Revolver', { on: first.Ben });
    expect(first.Ben).toHaveLostLife(2);
    const { Ann, Ben } = table(seats, words);
    Ann.plays('Knife Revolver', { on: Ben });
    Ann.mayNot.play('Train Robbery', { on: Ben }).because('bangLimitReached');
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(2);
  });

  it('[TRAIN-MIX-30-Q] adds to Shootout: three BANG! cards', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'BANG!', 'BANG!'], inPlay: ['Dragoon'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine({ more: ['high-noon'] }), event: 'Shootout' },
    );
    for (let i = 0; i < 3; i++) Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { limit: 3 });
  });
});
