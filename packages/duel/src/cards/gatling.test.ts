import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Gatling', () => {
  it('[DUEL-GATLING-01] hits everybody but the one in front of its player; each answers in their own way', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Gatling', 'Missed!', 'Colt'], rear: 'Annie Oakey' },
      Outlaws: { front: { has: ['Hat'] }, rear: { has: ['Barrel'] }, deckTop: ['(barrel)'] },
    });
    Law.plays('Gatling');
    Outlaws.uses('Hat');
    Law.answers('Colt'); // Annie, in the rear, avoids with a Hit card
    Outlaws.uses('Barrel');
    expect([Law.front.life, Law.rear.life, Outlaws.front.life, Outlaws.rear.life]).toEqual([4, 4, 4, 4]);
  });

  it('[DUEL-GATLING-01] is no BANG! card, and costs a life where nobody avoids it', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Gatling', 'Colt'] } });
    Law.plays('Gatling');
    Law.passes();
    expect([Law.front.life, Law.rear.life, Outlaws.front.life, Outlaws.rear.life]).toEqual([4, 3, 3, 3]);
    Law.may.play('Colt', { at: Outlaws.front });
  });
});
