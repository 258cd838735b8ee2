import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Tom Thorn', () => {
  it('[DUEL-TOM-01] moved to the front, he shoots at the opponent’s rear', () => {
    const { Law, Outlaws } = duelTable({ Outlaws: { rear: 'Tom Thorn', hand: ['Missed!'] } }, { turn: 'Outlaws' });
    Outlaws.swaps();
    expect([Law.front.life, Law.rear.life]).toEqual([4, 3]);
  });

  it('[DUEL-TOM-02] at the only character, too; not when he enters play', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: null }, Outlaws: { rear: 'Tom Thorn', hand: ['Missed!'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.swaps();
    expect(Law.front.life).toBe(3);
  });

  it('[DUEL-TOM-02] not when he enters play, nor as the only one', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt', 'Missed!'] },
      Outlaws: { front: { life: 1 }, reserve: ['Tom Thorn'] },
    });
    Law.plays('Colt');
    expect([Outlaws.leader, Law.front.life, Law.rear.life]).toEqual(['tom-thorn', 4, 4]);
  });

  it('[DUEL-TOM-03-Q] by his owner’s Water and Stampede, not by the opponent’s Water', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Water', 'Missed!'] },
      Outlaws: { front: 'Sid Curry', rear: 'Tom Thorn', hand: ['Water', 'Water', 'Missed!'] },
    });
    Law.plays('Water', { seat: Outlaws });
    expect(Law.rear.life).toBe(4);
    Law.endsTurn();
    Outlaws.plays('Water', { seat: Outlaws });
    Outlaws.plays('Water', { seat: Outlaws });
    Law.passes();
    expect(Law.rear.life).toBe(3);
  });

  it('[DUEL-TOM-03-Q] by a Stampede', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Missed!'] },
      Outlaws: { rear: { is: 'Tom Thorn', has: ['Stampede'] } },
    });
    Law.endsTurn();
    Law.passes();
    expect([Law.rear.life, Outlaws.leader]).toEqual([3, 'tom-thorn']);
  });

  it('[DUEL-TOM-03-Q] by his owner’s Shotgun', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { has: ['Bank'] }, hand: ['Missed!'] }, Outlaws: { rear: 'Tom Thorn', hand: ['Shotgun'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Shotgun');
    Law.answers('Missed!');
    Outlaws.picks(Outlaws);
    expect([Outlaws.leader, Law.front.life, Law.rear.life]).toEqual(['tom-thorn', 4, 3]);
  });
});
