import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];
const inPlay = ['Ace up the sleeve'];
const loaded = (count: number) => ({ sets, tokensOn: { load: { 'Ace up the sleeve': count } }, deckTop: ['2♦', '3♦'] });

describe('Ace up the sleeve', () => {
  it('[ARMED-ACE-01] draws a card for 2 of its tokens', () => {
    const { Ann } = table({ Ann: { hand: ['Beer'], inPlay }, Ben: {} }, loaded(3));
    Ann.uses('Ace up the sleeve');
    expect(Ann).toHold('Beer', '2♦');
    expect(Ann).toHaveTokens('load', 1, 'Ace up the sleeve');
  });

  it('[ARMED-USE-01] with too few on it the tokens of other cards do not help', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer'], inPlay: [...inPlay, 'Crate'], tokens: { load: 4 } }, Ben: {} },
      { sets, tokensOn: { load: { 'Ace up the sleeve': 1, Crate: 3 } } },
    );
    Ann.mayNot.use('Ace up the sleeve').because('tooFewTokens', { needs: 2, has: 1 });
  });

  it('[ARMED-USE-02][ARMED-USE-03-Q] with its last tokens it is discarded first, and the card is drawn all the same', () => {
    const { Ann, game } = table({ Ann: { hand: ['Beer'], inPlay }, Ben: {} }, loaded(2));
    Ann.uses('Ace up the sleeve');
    expect(Ann).toHold('Beer', '2♦');
    expect(Ann).toHaveInPlay();
    expect(game).toHaveDiscarded('Ace up the sleeve');
  });

  it('[ARMED-USE-04-Q] as often as its tokens allow', () => {
    const { Ann } = table({ Ann: { hand: ['Beer'], inPlay }, Ben: {} }, loaded(4));
    Ann.uses('Ace up the sleeve');
    Ann.uses('Ace up the sleeve');
    expect(Ann).toHold('Beer', '2♦', '3♦');
  });
});
