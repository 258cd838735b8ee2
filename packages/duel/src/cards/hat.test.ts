import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Hat', () => {
  it('[DUEL-HAT-01] is discarded from play to avoid a hit, in front or in the rear', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { hand: ['Winchester'] },
      Outlaws: { rear: { has: ['Hat'] } },
    });
    Law.plays('Winchester', { at: Outlaws.rear });
    Outlaws.uses('Hat');
    expect(Outlaws.rear.life).toBe(4);
    expect(game.discarded[0]).toBe('Hat');
  });

  it('[DUEL-HAT-01] not from the hand', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt'] }, Outlaws: { hand: ['Hat'] } });
    Law.plays('Colt');
    expect(Outlaws.mayNot.answer('Hat')).toMatchObject({ refused: 'wrongCard' });
  });

  it('[DUEL-HAT-01] also against a Missed! that Annie Oakey shoots', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Annie Oakey', hand: ['Missed!'] },
      Outlaws: { front: { has: ['Hat'] } },
    });
    Law.plays('Missed!', { as: 'Colt' });
    Outlaws.uses('Hat');
    expect(Outlaws.front.life).toBe(4);
  });
});
