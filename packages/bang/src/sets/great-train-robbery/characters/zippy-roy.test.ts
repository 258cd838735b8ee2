import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Zippy Roy', () => {
  it('[TRAIN-ZIPPY-01] moves the train on once in his turn, besides the take with its own advance', () => {
    const { Zippy, game } = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Beer 6♥', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ at: 1 }),
    );
    Zippy.uses('Zippy Roy');
    expect(game.state.memory['locomotive-at']).toBe(2);
    expect(Zippy).toHaveInPlay();
    Zippy.mayNot.use('Zippy Roy').because('usedUp');
    Zippy.uses('advance-train', { trainCard: 'Caboose', cost: ['Beer 6♥'] });
    expect(game.state.memory['locomotive-at']).toBe(3);
  });
});
