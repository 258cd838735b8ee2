import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SIX = { B: {}, C: {}, D: {}, E: {}, F: {} };

describe('Cat Balou', () => {
  it('[BASE-CAT-01] discards a random card of a hand, or a chosen one in play, at any distance', () => {
    const { A, D, game } = table({
      A: { hand: ['Cat Balou 9♦', 'Cat Balou 10♦', 'Beer'] },
      ...SIX,
      D: { hand: ['Duel'], inPlay: ['Mustang', 'Barrel'] },
    });
    A.plays('Cat Balou 9♦', { on: D, what: 'hand' });
    expect(D).toHold(0);
    A.plays('Cat Balou 10♦', { on: D, what: 'Mustang' });
    expect(D).toHaveInPlay('Barrel');
    expect(game).toHaveDiscarded('Mustang', 'Cat Balou 10♦', 'Duel', 'Cat Balou 9♦');
    expect(A).toHold('Beer');
  });

  it('[BASE-CAT-01] hits any card of the hand: chance decides', () => {
    const lost = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { Ann, Ben, game } = table(
        { Ann: { hand: ['Cat Balou', 'Beer'] }, Ben: { hand: ['Duel', 'Scope'] } },
        { seed: `cat ${i}` },
      );
      Ann.plays('Cat Balou', { on: Ben });
      lost.add(game.facesOf(Ben.state.hand)[0]?.card.name ?? '');
    }
    expect([...lost].toSorted()).toEqual(['Duel', 'Scope']);
  });

  it('is refused when nobody has a card, and against somebody who is out', () => {
    const { Ann, Cleo } = table({ Ann: { hand: ['Cat Balou'] }, Ben: { hand: ['Beer'] }, Cleo: { presence: 'out' } });
    Ann.mayNot.play('Cat Balou', { on: Cleo }).because('isOut');

    const bare = table({ Ann: { hand: ['Cat Balou', 'Beer'] }, Ben: {} });
    bare.Ann.mayNot.play('Cat Balou').because('noTarget', { ruling: 'BASE-PLAY-10-Q' });
  });

  it('frees somebody from Jail', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Cat Balou'] }, Ben: { inPlay: ['Jail'] } }, { deckTop: ['2♠', '3♠'] });
    Ann.plays('Cat Balou', { on: Ben, what: 'Jail' });
    expect(Ben).toBeAsked('play');
    expect(Ben).toHold('2♠', '3♠');
  });
});
