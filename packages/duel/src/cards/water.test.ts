import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Water', () => {
  it('[DUEL-WATER-01] swaps the fighters of either side', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Jango', rear: 'Wild Bill', hand: ['Water', 'Water'] },
      Outlaws: { front: 'Slim Poet', rear: 'Sid Curry' },
    });
    Law.plays('Water', { seat: Outlaws });
    Law.plays('Water', { seat: Law });
    expect([Law.leader, Outlaws.leader]).toEqual(['wild-bill', 'sid-curry']);
  });

  it('[DUEL-WATER-01] not on an opponent with one character', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Water'] }, Outlaws: { rear: null } });
    expect(Law.mayNot.play('Water', { seat: Outlaws })).toMatchObject({ refused: 'onlyOneFighter' });
  });

  it('[DUEL-WATER-02-Q] nor on oneself with one; then it can only be reloaded', () => {
    const { Law } = duelTable({ Law: { rear: null, hand: ['Water'] }, Outlaws: { rear: null } });
    expect(Law.mayNot.play('Water', { seat: Law })).toMatchObject({ refused: 'onlyOneFighter' });
    Law.reloads('Water');
    expect(Law.holds).toBe(1);
  });
});
