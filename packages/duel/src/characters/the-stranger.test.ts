import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('The Stranger', () => {
  it('[DUEL-STRANGER-01] two BANG! cards a turn, also from the rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { rear: 'The Stranger', hand: ['Colt', 'Carbine', 'Shotgun'] } });
    Law.plays('Colt');
    Law.plays('Carbine');
    expect(Law.mayNot.play('Shotgun', { at: Outlaws.front })).toMatchObject({ refused: 'bangLimitReached', limit: 2 });
  });
});
