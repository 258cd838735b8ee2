import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Missed!', () => {
  it('[DUEL-MISSED-01] avoids a hit', () => {
    const { Law, Outlaws, game } = duelTable({ Law: { hand: ['Colt'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Colt');
    Outlaws.answers('Missed!');
    expect(Outlaws.front.life).toBe(4);
    expect(game.discarded).toEqual(['Missed!', 'Colt']);
  });

  it('[DUEL-MISSED-01] is only an answer', () => {
    const { Law } = duelTable({ Law: { hand: ['Missed!'] } });
    expect(Law.mayNot.play('Missed!')).toMatchObject({ refused: 'onlyAsAnswer' });
  });
});
