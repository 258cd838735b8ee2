import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const blessing = { sets: ['base', 'dodge-city', 'high-noon'], event: 'Blessing' } as const;

describe('Blessing', () => {
  it('[HN-BLESSING-01] a Barrel and Jourdonnais always help, Dynamite never explodes', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Gatling', 'Missed!'] }, Ben: { inPlay: ['Barrel'] }, Cat: { is: 'Jourdonnais' } },
      { ...blessing, deckTop: ['5♠', '6♣'] },
    );
    Ann.plays('Gatling');
    Ben.uses('Barrel');
    Cat.uses('Jourdonnais');
    expect(Ben).toHaveLostLife(0);
    expect(Cat).toHaveLostLife(0);
  });

  it('[HN-BLESSING-02] Black Jack always draws the third card', () => {
    const { Jack } = table(
      { Jack: { is: 'Black Jack' }, Ben: {} },
      { ...blessing, phase: 'draw', deckTop: ['Missed!', 'Scope', 'Beer'] },
    );
    expect(Jack).toHold('Missed!', 'Scope', 'Beer');
  });

  it('[HN-BLESSING-03] the card is turned all the same: the 5♠ lies on the discard pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG!'] }, Ben: { inPlay: ['Barrel'] } },
      { ...blessing, deckTop: ['5♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(game).toHaveDiscarded('5♠', 'BANG!');
    expect(Ben).toHaveLostLife(0);
  });

  it('[HN-BLESSING-03] Jail opens, Dynamite with a 7♠ is handed on', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: ['Missed!'] }, Ben: { hand: ['Missed!'], inPlay: ['Jail', 'Dynamite'] }, Cat: {} },
      { ...blessing, deckTop: ['7♠', '9♣'] },
    );
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(Cat).toHaveInPlay('Dynamite');
    expect(game).toHaveDiscarded('Jail', '9♣', '7♠');
  });

  it('[HN-BLESSING-03] Lucky Duke still turns two cards', () => {
    const { Ann, Duke, game } = table(
      { Ann: { hand: ['BANG!'] }, Duke: { is: 'Lucky Duke', inPlay: ['Barrel'] } },
      { ...blessing, deckTop: ['5♠', '6♣'] },
    );
    Ann.plays('BANG!', { on: Duke });
    Duke.uses('Barrel');
    Duke.picks('6♣');
    expect(game).toHaveDiscarded('6♣', '5♠');
    expect(Duke).toHaveLostLife(0);
  });

  it('[HN-BLESSING-04-Q] a printed ♦ is none: it hits Apache Kid', () => {
    const { Ann, Kid } = table({ Ann: { hand: ['BANG! 5♦'] }, Kid: { is: 'Apache Kid' } }, blessing);
    Ann.plays('BANG!', { on: Kid });
    expect(Kid).toHaveLostLife(1);
  });
});
