import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Beer', () => {
  it('[DUEL-BEER-01] both fighters regain a life, up to their maximum', () => {
    const { Outlaws } = duelTable(
      { Outlaws: { front: { life: 2 }, rear: { life: 4 }, hand: ['Beer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Beer');
    expect([Outlaws.front.life, Outlaws.rear.life]).toEqual([3, 4]);
  });

  it('[DUEL-BEER-01] an only character regains one', () => {
    const { Outlaws } = duelTable({ Outlaws: { front: { life: 1 }, rear: null, hand: ['Beer'] } }, { turn: 'Outlaws' });
    Outlaws.plays('Beer');
    expect(Outlaws.front.life).toBe(2);
  });

  it('[DUEL-BEER-02] does not help against a lethal hit', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt'] },
      Outlaws: { front: { life: 1 }, hand: ['Beer'] },
    });
    Law.plays('Colt');
    expect(Outlaws.mayNot.answer('Beer')).toMatchObject({ refused: 'wrongCard' });
  });

  it('[DUEL-BEER-03-Q] may be played with everybody at their maximum', () => {
    const { Outlaws } = duelTable({ Outlaws: { hand: ['Beer'] } }, { turn: 'Outlaws' });
    Outlaws.plays('Beer');
    expect([Outlaws.front.life, Outlaws.rear.life, Outlaws.holds]).toEqual([4, 4, 0]);
  });
});
