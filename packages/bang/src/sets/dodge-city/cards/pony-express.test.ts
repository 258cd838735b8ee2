import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Pony Express', () => {
  it('[DODGE-CARD-07] draws the three top cards of the pile', () => {
    const { Ann, game } = table(
      { Ann: { inPlay: ['Pony Express'], hand: ['Beer'] }, Ben: {} },
      { sets, deckTop: ['2♦', '3♦', '4♦'] },
    );
    Ann.uses('Pony Express');
    expect(Ann).toHold('Beer', 'BANG! 2♦', 'BANG! 3♦', 'BANG! 4♦');
    expect(game).toHaveDiscarded('Pony Express');
  });

  it('is refused in the turn in which it was laid', () => {
    const { Ann } = table({ Ann: { hand: ['Pony Express', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('Pony Express');
    Ann.mayNot.use('Pony Express').because('laidThisTurn');
  });

  it('lies on the discard pile before it draws: with the pile run out it may come back', () => {
    const { Ann } = table(
      { Ann: { inPlay: ['Pony Express'], hand: ['Beer'] }, Ben: {} },
      { sets, deckExactly: ['2♦'] },
    );
    Ann.uses('Pony Express');
    expect(Ann).toHold('Beer', 'BANG! 2♦', 'Pony Express');
  });
});
