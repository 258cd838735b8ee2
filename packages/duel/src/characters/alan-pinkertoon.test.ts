import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Alan Pinkertoon', () => {
  it('[DUEL-ALAN-01] a life lost is a hit on the opponent’s fighter in front', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Alan Pinkertoon' }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 3]);
  });

  it('[DUEL-ALAN-01] also in the rear, to his own side’s Gatling', () => {
    const { Law, Outlaws } = duelTable({
      Law: { rear: 'Alan Pinkertoon', hand: ['Gatling'] },
      Outlaws: { hand: ['Missed!', 'Missed!'] },
    });
    Law.plays('Gatling');
    Outlaws.answers('Missed!');
    Outlaws.answers('Missed!');
    expect([Law.rear.life, Outlaws.front.life]).toEqual([3, 3]);
  });

  it('[DUEL-ALAN-01] not for his last', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Alan Pinkertoon', life: 1 } }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    expect([Law.front.character, Outlaws.front.life]).toEqual(['nobody', 4]);
  });

  it('[DUEL-ALAN-02-Q] several lives at once are as many hits', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Alan Pinkertoon', has: ['Dynamite'] }, deckTop: ['(dynamite)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect([Law.front.life, Outlaws.front.life]).toEqual([1, 1]);
  });

  it('[DUEL-ALAN-02-Q] none if they eliminate him', () => {
    const { Outlaws } = duelTable(
      { Law: { front: { is: 'Alan Pinkertoon', life: 3, has: ['Dynamite'] }, deckTop: ['(dynamite)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-ALAN-03-Q] bitten in the rear he shoots, too', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { is: 'Alan Pinkertoon', has: ['Rattlesnake'] }, deckTop: ['(snake)'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect([Law.rear.life, Outlaws.front.life]).toEqual([3, 3]);
  });

  it('[DUEL-ALAN-01] and to their Indians!', () => {
    const { Law, Outlaws } = duelTable({ Law: { rear: 'Alan Pinkertoon', hand: ['Indians!', 'Bank'] } });
    Law.plays('Indians!');
    Law.passes();
    expect([Law.rear.life, Outlaws.front.life]).toEqual([3, 2]); // Indians!, then his hit
  });
});
