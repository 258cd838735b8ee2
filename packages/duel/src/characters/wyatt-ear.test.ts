import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Wyatt Ear', () => {
  it('[DUEL-WYATT-01] the opponent avoids a hit of his owner’s: they may draw', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Wyatt Ear', hand: ['Derringer'] },
      Outlaws: { hand: ['Beer'] },
    });
    Law.plays('Derringer');
    Outlaws.answers('Beer');
    Law.picks('draw');
    expect(Law.holds).toBe(1);
  });

  it('[DUEL-WYATT-01] not when his own rear avoids his Gatling', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Wyatt Ear', rear: { has: ['Hat'] }, hand: ['Gatling', 'Colt'] },
      Outlaws: { rear: null },
    });
    Law.plays('Gatling');
    Law.uses('Hat');
    expect([Law.asked, Law.holds, Outlaws.front.life]).toEqual(['play', 1, 3]);
  });

  it('[DUEL-WYATT-02] an avoided Remington: two cards in all', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Wyatt Ear', hand: ['Remington'] },
      Outlaws: { hand: ['Missed!'] },
    });
    Law.plays('Remington');
    Outlaws.answers('Missed!');
    Law.picks('draw');
    Law.picks('draw');
    expect(Law.holds).toBe(2);
  });

  it('[DUEL-WYATT-03-Q] the shot back of his owner’s Return fire counts', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Wyatt Ear', hand: ['Return fire'] }, Outlaws: { hand: ['Colt', 'Missed!'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Law.answers('Return fire');
    Outlaws.answers('Missed!');
    Law.picks('draw');
    expect(Law.holds).toBe(1);
  });

  it('[DUEL-WYATT-01] by either fighter', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Wyatt Ear', hand: ['Winchester'] },
      Outlaws: { rear: { has: ['Hat'] } },
    });
    Law.plays('Winchester', { at: Outlaws.rear });
    Outlaws.uses('Hat');
    Law.picks('draw');
    expect(Law.holds).toBe(1);
  });
});
