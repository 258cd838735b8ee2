import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Duel', () => {
  it('[BASE-DUEL-01] takes BANG! cards in turn until one gives in', () => {
    const { Ann, Ben, game } = table({
      Ann: { hand: ['Duel', 'BANG! 2♦', 'Beer'] },
      Ben: { hand: ['BANG! 3♦', 'BANG! 4♦'] },
      Cleo: {},
    });
    Ann.plays('Duel', { on: Ben });
    Ben.isAsked('duel');
    Ben.answers('BANG! 3♦');
    Ann.answers('BANG!');
    Ben.answers('BANG!');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Ben).toHaveLostLife(0);
    expect(game).toHaveDiscarded('BANG! 4♦', 'BANG! 2♦', 'BANG! 3♦', 'Duel');
  });

  it('is refused against oneself', () => {
    const { Ann } = table({ Ann: { hand: ['Duel', 'Beer'] }, Ben: {} });
    Ann.mayNot.play('Duel', { on: Ann }).because('notOneself');
  });
});
