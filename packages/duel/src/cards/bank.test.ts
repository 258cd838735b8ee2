import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Bank', () => {
  it('[DUEL-BANK-01] its owner draws three cards', () => {
    const { Law, Outlaws } = duelTable({ Law: { front: { has: ['Bank'] } } }, { turn: 'Outlaws' });
    Outlaws.endsTurn();
    expect(Law.holds).toBe(3);
  });

  it('[DUEL-BANK-01] it does nothing in the rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { rear: { has: ['Bank'] } } }, { turn: 'Outlaws' });
    Outlaws.endsTurn();
    expect(Law.holds).toBe(2);
  });
});
