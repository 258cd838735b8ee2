import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Knife', () => {
  it('[DUEL-KNIFE-01] is a hit and no BANG! card', () => {
    const { Law, Outlaws } = duelTable({ Outlaws: { hand: ['Knife', 'Knife', 'Colt'] } }, { turn: 'Outlaws' });
    Outlaws.plays('Knife');
    Outlaws.plays('Knife');
    Outlaws.plays('Colt');
    expect(Law.front.life).toBe(1);
  });
});
