import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Buffalo Bell', () => {
  it('[DUEL-BUFFALO-01] loses a life in place of the other, from the rear', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: 'Buffalo Bell' }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Law.picks(1);
    expect([Law.front.life, Law.rear.life]).toEqual([4, 3]);
  });

  it('[DUEL-BUFFALO-01] never his last, and nobody for him', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Nobody', rear: { is: 'Buffalo Bell', life: 1 } }, Outlaws: { hand: ['Indians!'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Indians!');
    expect([Law.front.life, Law.rear.character, Outlaws.rear.life]).toEqual([3, 'nobody', 3]);
  });

  it('[DUEL-BUFFALO-02] his own Barrel and Hat are of no use for the other', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { is: 'Buffalo Bell', has: ['Barrel', 'Hat'] } }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    expect(Law.asked).toBe('takeOver');
  });

  it('[DUEL-BUFFALO-03-Q] he may take a part of it, and nobody’s ability hears of that part', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Alan Pinkertoon', has: ['Dynamite'] }, rear: 'Buffalo Bell', deckTop: ['(dynamite)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    Law.picks(2);
    expect([Law.front.life, Law.rear.life]).toEqual([3, 2]);
    expect(Outlaws.front.life).toBe(3); // one hit of Alan's, not three
  });

  it('[DUEL-BUFFALO-03-Q] not what Strong Ale takes', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Wild Bill', rear: 'Buffalo Bell' }, Outlaws: { hand: ['Strong Ale'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Strong Ale', { at: Law.front });
    expect([Law.front.life, Law.rear.life]).toEqual([3, 4]);
  });

  it('[DUEL-BUFFALO-01] to Indians! and to a Rattlesnake, too', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: { has: ['Rattlesnake'] }, rear: 'Buffalo Bell', deckTop: ['(snake)'] },
        Outlaws: { hand: ['Indians!'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Indians!');
    Law.picks(1);
    expect([Law.front.life, Law.rear.life]).toEqual([4, 2]); // he is a target himself
    Outlaws.endsTurn();
    Law.picks(1); // the snake, as the Law's turn begins
    expect([Law.front.life, Law.rear.life]).toEqual([4, 1]);
  });
});
