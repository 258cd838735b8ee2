import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Indians!', () => {
  it('[DUEL-INDIANS-01] everybody but the one in front of its player costs a Hit card or a life', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Indians!', 'Derringer'] },
      Outlaws: { front: { has: ['Hat'] }, hand: ['Knife', 'Return fire'] },
    });
    Law.plays('Indians!');
    expect(Outlaws.mayNot.answer('Return fire')).toMatchObject({ refused: 'wrongCard', needs: 'hit' });
    expect(Outlaws.mayNot.use('Hat')).toBeDefined();
    Outlaws.answers('Knife');
    Law.answers('Derringer');
    Outlaws.passes();
    expect([Law.front.life, Law.rear.life, Outlaws.front.life, Outlaws.rear.life]).toEqual([4, 4, 4, 3]);
  });

  it('[DUEL-INDIANS-01] a Gatling is a Hit card', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Indians!', 'Gatling'] } });
    Law.plays('Indians!');
    Law.answers('Gatling');
    expect([Law.rear.life, Outlaws.front.life, Outlaws.rear.life]).toEqual([4, 3, 3]);
  });
});
