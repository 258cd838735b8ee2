import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Gun belt', () => {
  it('[DUEL-BELT-01] lifts the limit for its fighter in front', () => {
    const { Law, Outlaws } = duelTable({ Law: { front: { has: ['Gun belt'] }, hand: ['Colt', 'Carbine', 'Shotgun'] } });
    Law.plays('Colt');
    Law.plays('Carbine');
    Law.plays('Shotgun');
    expect(Outlaws.front.life).toBe(1);
  });

  it('[DUEL-BELT-02] cards played with it do not count: after a swap one more is allowed', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { has: ['Gun belt'] }, hand: ['Colt', 'Carbine', 'Shotgun', 'Winchester', 'Peacemaker'] },
      Outlaws: { front: 'Bull Anderson' },
    });
    Law.plays('Colt');
    Law.plays('Carbine');
    Law.plays('Shotgun');
    Law.swaps();
    Law.plays('Winchester', { at: Outlaws.front });
    expect(Law.mayNot.play('Peacemaker', { at: Outlaws.front })).toMatchObject({ refused: 'bangLimitReached' });
  });

  it('[DUEL-BELT-02] one before the swap to its fighter, and any number after it', () => {
    const { Law, Outlaws } = duelTable({
      Law: { rear: { has: ['Gun belt'] }, hand: ['Colt', 'Carbine', 'Shotgun'] },
    });
    Law.plays('Colt');
    expect(Law.mayNot.play('Carbine', { at: Outlaws.front })).toMatchObject({ refused: 'bangLimitReached' });
    Law.swaps();
    Law.plays('Carbine');
    Law.plays('Shotgun');
    expect(Outlaws.front.life).toBe(1);
  });
});
