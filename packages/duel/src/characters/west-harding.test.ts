import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('West Harding', () => {
  it('[DUEL-WEST-01] any number of BANG! cards while he is in front', () => {
    const { Law, Outlaws } = duelTable(
      { Outlaws: { front: 'West Harding', hand: ['Colt', 'Colt', 'Schofield'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Outlaws.plays('Colt');
    Outlaws.plays('Schofield');
    expect(Law.front.life).toBe(1);
  });

  it('[DUEL-WEST-02-Q] those do not count: after a swap the other may play one', () => {
    const { Law, Outlaws } = duelTable(
      { Outlaws: { front: 'West Harding', hand: ['Colt', 'Colt', 'Schofield', 'Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Outlaws.plays('Colt');
    Outlaws.swaps();
    Outlaws.plays('Schofield');
    expect(Outlaws.mayNot.play('Colt', { at: Law.front })).toMatchObject({ refused: 'bangLimitReached' });
  });
});
