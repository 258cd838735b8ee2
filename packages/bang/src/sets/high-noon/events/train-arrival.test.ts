import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const train = { sets: ['base', 'dodge-city', 'high-noon'], event: 'Train Arrival', phase: 'draw' } as const;
const deckTop = ['Missed!', 'BANG! 2♦', 'Scope', 'Barrel', 'Beer'];

describe('Train Arrival', () => {
  it('[HN-TRAIN-ARRIVAL-01] phase 1 brings one card more', () => {
    const { Ann } = table({ Ann: {}, Ben: {} }, { ...train, deckTop });
    expect(Ann).toHold('Missed!', 'BANG! 2♦', 'Scope');
  });

  it('[HN-TRAIN-ARRIVAL-02] Kit Carlson just takes the top three', () => {
    const { Kit } = table({ Kit: { is: 'Kit Carlson' }, Ben: {} }, { ...train, deckTop });
    expect(Kit).toBeAsked('play');
    expect(Kit).toHold('Missed!', 'BANG! 2♦', 'Scope');
  });

  it.each([
    ['outlaw', 2, 4],
    ['sheriff', 2, 5],
  ] as const)('[HN-TRAIN-ARRIVAL-03] Bill Noface as %s with %i life draws %i', (role, life, cards) => {
    const { Bill } = table({ Bill: { is: 'Bill Noface', life, role }, Ben: {}, Cat: {} }, train);
    expect(Bill).toHold(cards);
  });

  it('[HN-TRAIN-ARRIVAL-04] whoever stays in Jail gets nothing', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Missed!'] }, Ben: { inPlay: ['Jail'] }, Cat: {} },
      { ...train, phase: 'play', deckTop: ['5♠'] },
    );
    Ann.endsTurn();
    expect(Ben).toHold(0);
  });

  it('[HN-TRAIN-ARRIVAL-05-Q] Pixie Pete four; Black Jack his third and one more; Jesse and Pedro theirs from the pile', () => {
    const pete = table({ Pete: { is: 'Pixie Pete' }, Ben: {} }, train);
    expect(pete.Pete).toHold(4);
    const jack = table({ Jack: { is: 'Black Jack' }, Ben: {} }, { ...train, deckTop });
    expect(jack.Jack).toHold('Missed!', 'BANG! 2♦', 'Scope', 'Barrel');
    const jesse = table({ Jesse: { is: 'Jesse Jones' }, Ben: { hand: ['Duel'] } }, { ...train, deckTop });
    jesse.Jesse.picks({ from: jesse.Ben });
    expect(jesse.Jesse).toHold('Duel', 'Missed!', 'BANG! 2♦');
    const pedro = table({ Pedro: { is: 'Pedro Ramirez' }, Ben: {} }, { ...train, deckTop, discard: ['Duel'] });
    pedro.Pedro.picks('discardPile');
    expect(pedro.Pedro).toHold('Duel', 'Missed!', 'BANG! 2♦');
  });

  it('[HN-TRAIN-ARRIVAL-06-Q] Pat Brennan who takes a card in play gets no extra card', () => {
    const { Pat, Ben } = table({ Pat: { is: 'Pat Brennan' }, Ben: { inPlay: ['Barrel'] } }, train);
    Pat.picks({ from: Ben, what: 'Barrel' });
    expect(Pat).toHold('Barrel');
  });
});
