import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const thirst = { sets: ['base', 'dodge-city', 'high-noon'], event: 'Thirst', phase: 'draw' } as const;
const deckTop = ['Missed!', 'BANG! 2♦', 'Scope', 'Barrel'];

describe('Thirst', () => {
  it('[HN-THIRST-01] phase 1 brings one card; a Stagecoach two as ever [EVENT-17-Q]', () => {
    const { Ann } = table({ Ann: {}, Ben: {} }, { ...thirst, deckTop: ['Stagecoach', 'Missed!', 'Scope'] });
    expect(Ann).toHold('Stagecoach');
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Missed!', 'Scope');
  });

  it('[HN-THIRST-02] Kit Carlson looks at three, takes one, the others go back as they lay', () => {
    const { Kit, game } = table({ Kit: { is: 'Kit Carlson' }, Ben: {} }, { ...thirst, deckTop });
    Kit.picks('Scope');
    Kit.picks('Missed!');
    expect(Kit).toHold('BANG! 2♦');
    expect(game).toHaveOnDeck('Missed!', 'Scope', 'Barrel');
  });

  it.each([
    ['outlaw', 2, 2],
    ['sheriff', 2, 3],
  ] as const)('[HN-THIRST-03] Bill Noface as %s with %i life draws %i', (role, life, cards) => {
    const { Bill } = table({ Bill: { is: 'Bill Noface', life, role }, Ben: {}, Cat: {} }, thirst);
    expect(Bill).toHold(cards);
  });

  it('[HN-THIRST-04] Black Jack has no second card to show', () => {
    const { Jack, Ben } = table({ Jack: { is: 'Black Jack' }, Ben: {} }, { ...thirst, deckTop });
    expect(Jack).toHold('Missed!');
    expect(Ben).not.toHaveSeen('BANG! 2♦');
  });

  it('[HN-THIRST-05-Q] Bill Noface at full life draws his single card', () => {
    const { Bill } = table({ Bill: { is: 'Bill Noface' }, Ben: {} }, thirst);
    expect(Bill).toHold(1);
  });

  it('[HN-THIRST-06-Q] Pixie Pete draws two', () => {
    const { Pete } = table({ Pete: { is: 'Pixie Pete' }, Ben: {} }, thirst);
    expect(Pete).toHold(2);
  });

  it('[HN-THIRST-07-Q] Jesse Jones, Pedro Ramirez and Pat Brennan keep their choice for the one card', () => {
    const jesse = table({ Jesse: { is: 'Jesse Jones' }, Ben: { hand: ['Duel'] } }, thirst);
    jesse.Jesse.picks({ from: jesse.Ben });
    expect(jesse.Jesse).toHold('Duel');
    const pedro = table({ Pedro: { is: 'Pedro Ramirez' }, Ben: {} }, { ...thirst, discard: ['Duel'] });
    pedro.Pedro.picks('discardPile');
    expect(pedro.Pedro).toHold('Duel');
    const pat = table({ Pat: { is: 'Pat Brennan' }, Ben: { inPlay: ['Barrel'] } }, thirst);
    pat.Pat.picks({ from: pat.Ben, what: 'Barrel' });
    expect(pat.Pat).toHold('Barrel');
  });
});
