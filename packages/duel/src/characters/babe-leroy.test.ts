import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Babe Leroy', () => {
  it('[DUEL-BABE-01] with no card in hand, two cards once a turn', () => {
    const { Outlaws } = duelTable({ Outlaws: { front: 'Babe Leroy', hand: ['Colt'] } }, { turn: 'Outlaws' });
    expect(Outlaws.mayNot.use('Babe Leroy')).toMatchObject({ refused: 'handNotEmpty' });
    Outlaws.plays('Colt');
    Outlaws.uses('Babe Leroy');
    expect(Outlaws.holds).toBe(2);
    expect(Outlaws.mayNot.use('Babe Leroy')).toMatchObject({ refused: 'usedUp' });
  });

  it('[DUEL-BABE-02] all cards played with another in front, then a swap to her', () => {
    const { Outlaws } = duelTable({ Outlaws: { rear: 'Babe Leroy', hand: ['Colt'] } }, { turn: 'Outlaws' });
    Outlaws.plays('Colt');
    Outlaws.swaps();
    Outlaws.uses('Babe Leroy');
    expect(Outlaws.holds).toBe(2);
  });

  it('[DUEL-BABE-03] Water as the last card that sends her to the rear: she cannot be used', () => {
    const { Outlaws } = duelTable({ Outlaws: { front: 'Babe Leroy', hand: ['Water'] } }, { turn: 'Outlaws' });
    Outlaws.plays('Water', { seat: Outlaws });
    expect(Outlaws.mayNot.use('Babe Leroy')).toBeDefined();
  });
});
