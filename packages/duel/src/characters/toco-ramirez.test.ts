import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Toco Ramirez', () => {
  it('[DUEL-TOCO-01] any card is a Colt, and a BANG! card', () => {
    const { Law, Outlaws } = duelTable(
      { Outlaws: { front: 'Toco Ramirez', hand: ['Clock', 'Beer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Clock', { as: 'Colt' });
    expect(Law.front.life).toBe(3);
    expect(Outlaws.mayNot.play('Beer', { as: 'Colt', at: Law.front })).toMatchObject({ refused: 'bangLimitReached' });
  });

  it('[DUEL-TOCO-01] a Derringer played so takes a real Avoid', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Bank'] }, Outlaws: { front: 'Toco Ramirez', hand: ['law Derringer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Derringer', { as: 'Colt' });
    expect(Law.mayNot.answer('Bank')).toMatchObject({ refused: 'wrongCard' });
  });
});
