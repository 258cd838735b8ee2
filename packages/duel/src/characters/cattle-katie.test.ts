import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Cattle Katie', () => {
  it('[DUEL-KATIE-01] an Equipment of hers for two cards, once a turn', () => {
    const { Outlaws } = duelTable(
      { Outlaws: { front: { is: 'Cattle Katie', has: ['Clock', 'Hat'] } } },
      { turn: 'Outlaws' },
    );
    Outlaws.uses('Cattle Katie', { what: 'Clock' });
    expect([Outlaws.front.has, Outlaws.holds]).toEqual([['Hat'], 2]);
    expect(Outlaws.mayNot.use('Cattle Katie', { what: 'Hat' })).toMatchObject({ refused: 'usedUp' });
  });

  it('[DUEL-KATIE-01] not Rattlesnake, Dynamite or Stampede', () => {
    const { Outlaws } = duelTable(
      { Outlaws: { front: { is: 'Cattle Katie', has: ['Rattlesnake', 'Stampede', 'Dynamite'] }, hand: ['Missed!'] } },
      { turn: 'Outlaws' },
    );
    expect(Outlaws.mayNot.use('Cattle Katie', { what: 'Rattlesnake' })).toMatchObject({ refused: 'noTarget' });
  });
});
