import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const peyote = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Peyote', phase: 'draw' } as const;
const hand = ['Missed!'];

describe('Peyote', () => {
  it('[FOC-PEYOTE-01] a right call wins the card and another try, a wrong one ends phase 1', () => {
    const { Ann, game } = table({ Ann: { hand }, Ben: {} }, { ...peyote, deckTop: ['2♦', '3♥', '4♠'] });
    Ann.picks('red');
    Ann.picks('red');
    expect(Ann).toHold(3);
    Ann.picks('red');
    expect(Ann).toHold(3);
    expect(game).toHaveDiscarded('4♠');
    expect(Ann).toBeAsked('play');
  });

  it('[FOC-PEYOTE-02] wrong at first: no card in this turn', () => {
    const { Ann, game } = table({ Ann: { hand }, Ben: {} }, { ...peyote, deckTop: ['2♦'] });
    Ann.picks('black');
    expect(Ann).toHold('Missed!');
    expect(game).toHaveDiscarded('2♦');
  });

  it.each([
    ['2♦', 'red'],
    ['3♥', 'red'],
    ['4♠', 'black'],
    ['5♣', 'black'],
  ])('[FOC-PEYOTE-03] %s is %s', (top, call) => {
    const { Ann } = table({ Ann: { hand }, Ben: {} }, { ...peyote, deckTop: [top] });
    Ann.picks(call);
    expect(Ann).toHold(2);
  });

  it('[FOC-PEYOTE-03] the first guess is compulsory, after a right one he may stop; all see the cards', () => {
    const { Ann, Ben } = table({ Ann: { hand }, Ben: {} }, { ...peyote, deckTop: ['BANG! 2♦'] });
    Ann.mayNot.pick('stop');
    Ann.picks('red');
    expect(Ben).toHaveSeen('BANG! 2♦');
    Ann.picks('stop');
    expect(Ann).toHold('Missed!', 'BANG! 2♦');
    expect(Ann).toBeAsked('play');
  });

  it.each(['Kit Carlson', 'Jesse Jones', 'Pedro Ramirez', 'Black Jack', 'Bill Noface', 'Pixie Pete', 'Pat Brennan'])(
    '[FOC-PEYOTE-04-Q] %s has nothing of his ability',
    (is) => {
      const { Ann } = table(
        { Ann: { is, life: 1, hand }, Ben: { hand: ['Beer'], inPlay: ['Barrel'] } },
        { ...peyote, deckTop: ['2♦', '3♥', '4♥'], discard: ['Duel'] },
      );
      Ann.picks('red');
      Ann.picks('red');
      Ann.picks('stop');
      expect(Ann).toBeAsked('play');
      expect(Ann).toHold(3);
    },
  );

  it('[FOC-PEYOTE-05-Q] it is no draw!: Lucky Duke turns one card', () => {
    const { Duke, game } = table({ Duke: { is: 'Lucky Duke', hand }, Ben: {} }, { ...peyote, deckTop: ['2♦', '4♠'] });
    Duke.picks('black');
    expect(game).toHaveDiscarded('2♦');
    expect(game).toHaveOnDeck('4♠');
  });

  it('[FOC-PEYOTE-06-Q] the pile runs out: shuffled as always; with no card to be had phase 2 begins', () => {
    const { Ann, game } = table({ Ann: { hand }, Ben: {} }, { ...peyote, deckExactly: ['2♦'], discard: ['3♦'] });
    Ann.picks('red');
    expect(game.state.drawPile).toHaveLength(1);
    Ann.picks('red');
    expect(Ann).toHold(3);
    Ann.picks('red');
    expect(Ann).toBeAsked('play');
  });

  it('guesses at the next card when the Dynamite turns up (of STICK-25-Q)', () => {
    const { Ann } = table(
      { Ann: { hand, tokens: { stick: 1 } }, Ben: {} },
      { ...peyote, sets: ['base', 'stick-of-dynamite', 'a-fistful-of-cards'], deckTop: ['Dynamite', '2♦'] },
    );
    Ann.picks('red');
    expect(Ann).toHaveInPlay('Dynamite');
    expect(Ann).toHold('Missed!', 'BANG! 2♦');
  });
});
