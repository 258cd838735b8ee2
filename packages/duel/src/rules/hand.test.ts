import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('The hand at the end of a turn', () => {
  it('[DUEL-HAND-01] down to the life of the one in front, cards of one’s choice, face up', () => {
    const { Law, game } = duelTable({ Law: { front: { life: 3 }, hand: ['Missed!', 'Colt', 'Bank', 'Hat', 'Duel'] } });
    Law.endsTurn();
    Law.picks('Colt', 'Duel');
    expect(Law.hand).toEqual(['Bank', 'Hat', 'Missed!']);
    expect(game.discarded).toEqual(['Duel', 'Colt']);
  });

  it('[DUEL-HAND-02] with one life the limit is two', () => {
    const { Law, Outlaws } = duelTable({ Law: { front: { life: 1 }, hand: ['Missed!', 'Colt'] } });
    Law.endsTurn();
    expect([Law.holds, Outlaws.asked]).toEqual([2, 'play']);
  });

  it('[DUEL-HAND-03] whoever has the token then counts', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { life: 2 }, rear: { life: 4 }, hand: ['Missed!', 'Colt', 'Bank', 'Hat'] },
    });
    Law.swaps();
    Law.endsTurn();
    expect([Law.holds, Outlaws.asked]).toEqual([4, 'play']);
  });

  it('[DUEL-HAND-04] with as many or fewer nothing is discarded or drawn', () => {
    const { Law, game } = duelTable({ Law: { hand: ['Missed!', 'Colt'] } });
    Law.endsTurn();
    expect([Law.holds, game.discarded]).toEqual([2, []]);
  });
});
