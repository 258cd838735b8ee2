import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Playing cards', () => {
  it('[DUEL-PLAY-01] any number of cards, or none', () => {
    const { Law } = duelTable({ Law: { hand: ['Derringer', 'Derringer', 'Bank', 'Wagon'] } });
    Law.may.endTurn();
    Law.plays('Derringer');
    Law.plays('Derringer');
    Law.plays('Bank', { at: Law.rear });
    Law.plays('Wagon');
    expect(Law.asked).toBe('layDown');
  });

  it('[DUEL-PLAY-02] one BANG! card a turn, and only at the opponent’s front', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt', 'Carbine'] } });
    expect(Law.mayNot.play('Colt', { at: Outlaws.rear })).toMatchObject({ refused: 'inTheRear' });
    Law.plays('Colt', { at: Outlaws.front });
    expect(Law.mayNot.play('Carbine', { at: Outlaws.front })).toMatchObject({
      refused: 'bangLimitReached',
      played: 1,
      limit: 1,
    });
  });

  it('[DUEL-PLAY-02] the next turn has its own', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt', 'Carbine'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Colt');
    Outlaws.passes();
    Law.endsTurn();
    Outlaws.endsTurn();
    Law.may.play('Carbine', { at: Outlaws.front });
  });

  it('[DUEL-PLAY-03] Action cards on anybody but the opponent’s rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Strong Ale'] } });
    Law.may.play('Strong Ale', { at: Law.front });
    Law.may.play('Strong Ale', { at: Law.rear });
    Law.may.play('Strong Ale', { at: Outlaws.front });
    expect(Law.mayNot.play('Strong Ale', { at: Outlaws.rear })).toMatchObject({ ruling: 'DUEL-PLAY-03' });
  });

  it('[DUEL-PLAY-04] Equipment on one’s own rear or the opponent’s front', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Bank'] } });
    Law.may.play('Bank', { at: Law.rear });
    Law.may.play('Bank', { at: Outlaws.front });
    expect(Law.mayNot.play('Bank', { at: Law.front })).toMatchObject({ refused: 'notThere' });
    expect(Law.mayNot.play('Bank', { at: Outlaws.rear })).toMatchObject({ refused: 'notThere' });
  });

  it('[DUEL-PLAY-05] Knife, Derringer and Colt in one turn; Colt and Remington not', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Knife', 'Derringer', 'Colt', 'Remington'] } });
    Law.plays('Knife');
    Law.plays('Derringer');
    Law.plays('Colt');
    expect(Outlaws.front.life).toBe(1);
    expect(Law.mayNot.play('Remington', { at: Outlaws.front })).toMatchObject({ refused: 'bangLimitReached' });
  });

  it('[DUEL-PLAY-06] a symbol inside a text is no use: Scope and Return fire hit nobody, Carbine avoids nothing', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Return fire', 'Scope', 'Colt'] },
      Outlaws: { hand: ['Carbine', 'Derringer'] },
    });
    expect(Law.mayNot.play('Return fire')).toMatchObject({ refused: 'onlyAsAnswer' });
    Law.plays('Scope', { at: Outlaws.front });
    expect(Outlaws.front.life).toBe(4);
    Law.plays('Colt');
    expect(Outlaws.mayNot.answer('Carbine')).toMatchObject({ refused: 'wrongCard', needs: 'avoid' });
    expect(Outlaws.mayNot.answer('Derringer')).toMatchObject({ refused: 'wrongCard', needs: 'avoid' });
  });

  it('[DUEL-PLAY-07] a card wins over the rules: Winchester reaches the rear', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Winchester', 'Colt'] } });
    expect(Law.mayNot.play('Colt', { at: Outlaws.rear })).toMatchObject({ refused: 'inTheRear' });
    Law.plays('Winchester', { at: Outlaws.rear });
    expect(Outlaws.rear.life).toBe(3);
  });
});
