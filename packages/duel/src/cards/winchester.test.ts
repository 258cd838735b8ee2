import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Winchester', () => {
  it('[DUEL-WINCHESTER-01] reaches the rear without a Scope', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Winchester'] } });
    Law.plays('Winchester', { at: Outlaws.rear });
    expect(Outlaws.rear.life).toBe(3);
  });

  it('[DUEL-WINCHESTER-01] not one’s own', () => {
    const { Law } = duelTable({ Law: { hand: ['Winchester'] } });
    expect(Law.mayNot.play('Winchester', { at: Law.rear })).toMatchObject({ refused: 'ownFighter' });
  });
});
