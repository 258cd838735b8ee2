import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Colt', () => {
  it('[DUEL-COLT-01] is a hit and nothing more', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt'] } });
    Law.plays('Colt', { at: Outlaws.front });
    expect(Outlaws.front.life).toBe(3);
    expect(Law.asked).toBe('play');
  });

  it('[DUEL-COLT-01] avoided, it does nothing', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Colt');
    Outlaws.answers('Missed!');
    expect(Outlaws.front.life).toBe(4);
    expect(Law.asked).toBe('play');
  });
});
