import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Remington', () => {
  it('[DUEL-REMINGTON-01] avoided, its player may draw a card', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Missed!'] }, Outlaws: { hand: ['Remington'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Remington');
    Law.answers('Missed!');
    Outlaws.picks('draw');
    expect(Outlaws.holds).toBe(1);
  });

  it('[DUEL-REMINGTON-01] or not; and a hit brings nothing', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { hand: ['Missed!'] },
        Outlaws: { front: { has: ['Gun belt'] }, hand: ['Remington', 'Remington', 'Beer'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Remington');
    Law.answers('Missed!');
    Outlaws.passes();
    Outlaws.plays('Remington');
    expect([Outlaws.asked, Outlaws.holds, Law.front.life]).toEqual(['play', 1, 3]);
  });
});
