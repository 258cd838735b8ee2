import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Cactus', () => {
  it.each([
    ['9♥', 3],
    ['9♦', 3],
    ['9♠', 2],
  ])('[TRAIN-CACTUS-01] cancels a shot; a draw! of %s leaves its player with %i life points', (turned, life) => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Saloon'] }, Ben: { hand: ['Cactus'], life: 2 }, Cid: {}, Dan: {} },
      { ...onTheLine(), deckTop: [turned] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Cactus');
    expect(Ben).toHaveLife(life);
  });

  it('[TRAIN-CACTUS-02-Q] the draw! comes at once, before a second Missed! is asked for', () => {
    const { Slab, Ben } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Saloon'] },
        Ben: { hand: ['Cactus', 'Beer'], life: 1 },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine(), deckTop: ['9♥'] },
    );
    Slab.plays('BANG!', { on: Ben });
    Ben.answers('Cactus');
    expect(Ben).toHaveLife(2);
    Ben.passes();
    expect(Ben).toHaveLife(1);
  });

  it('[TRAIN-CACTUS-01] is no play of phase 2', () => {
    const { Ann } = table({ Ann: { hand: ['Cactus', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} }, onTheLine());
    Ann.mayNot.play('Cactus').because('onlyAsAnswer');
  });
});
