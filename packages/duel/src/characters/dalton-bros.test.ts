import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Dalton Bros', () => {
  it('[DUEL-DALTON-01] three cards in the draw phase', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Missed!'] }, Outlaws: { front: 'Dalton Bros' } });
    Law.endsTurn();
    expect(Outlaws.holds).toBe(3);
  });

  it('[DUEL-DALTON-01] four with a Bank', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Missed!'] },
      Outlaws: { front: { is: 'Dalton Bros', has: ['Bank'] } },
    });
    Law.endsTurn();
    expect(Outlaws.holds).toBe(4);
  });
});
