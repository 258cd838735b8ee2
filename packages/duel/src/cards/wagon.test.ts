import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Wagon', () => {
  it('[DUEL-WAGON-01] three cards are drawn, two of them kept', () => {
    const { Law, game } = duelTable({ Law: { hand: ['Wagon', 'Missed!'], deckTop: ['Colt', 'Bank', 'Duel'] } });
    Law.plays('Wagon');
    expect(Law.mayNot.pick('Missed!')).toMatchObject({ refused: 'notAnOption' });
    Law.picks('Bank');
    expect(Law.hand).toEqual(['Colt', 'Duel', 'Missed!']);
    expect(game.discarded[0]).toBe('Bank');
  });
});
