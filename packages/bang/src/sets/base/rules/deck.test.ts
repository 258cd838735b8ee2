import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const SEVEN = ['BANG! 2♦', 'BANG! 3♦', 'BANG! 4♦', 'BANG! 5♦', 'BANG! 6♦', 'BANG! 7♦', 'BANG! 8♦'];

describe('The draw pile', () => {
  it('[BASE-DECK-01] that has run out is made of the discards, shuffled', () => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { Ann, game } = table(
        { Ann: { hand: ['Stagecoach', 'Scope'] }, Ben: {} },
        { deckExactly: ['Beer', 'Duel'], discard: SEVEN, seed },
      );
      Ann.plays('Stagecoach');
      expect(game).toHaveDiscarded();
      expect(game.state.drawPile).toHaveLength(8);
      orders.add(
        game
          .facesOf(game.state.drawPile)
          .map(({ sign }) => sign?.rank)
          .join(),
      );
    }
    expect(orders.size).toBe(6);
  });

  it('[BASE-DECK-02] that runs out half-way is renewed half-way', () => {
    const { Ann, game } = table({ Ann: {}, Ben: {} }, { phase: 'draw', deckExactly: ['Beer 6♥'], discard: SEVEN });
    expect(Ann).toHold('Beer 6♥', 'BANG!');
    expect(game.state.drawPile).toHaveLength(6);
    expect(game).toHaveDiscarded();
  });

  it('[BASE-DECK-03-Q] is renewed at once, when its last card has reached its place', () => {
    const { Ann, game } = table(
      { Ann: {}, Ben: {} },
      { phase: 'draw', deckExactly: ['Beer', 'Scope', 'Duel'], discard: SEVEN },
    );
    expect(Ann).toHold('Beer', 'Scope');
    expect(game).toHaveDiscarded(...SEVEN);
    const second = table({ Ann: {}, Ben: {} }, { phase: 'draw', deckExactly: ['Beer', 'Scope'], discard: SEVEN });
    expect(second.Ann).toHold('Beer', 'Scope');
    expect(second.game).toHaveDiscarded();
    expect(second.game.state.drawPile).toHaveLength(7);
  });

  it('[BASE-DECK-03-Q] leaves out the row of a General Store', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['General Store', 'Scope'] }, Ben: {} },
      { deckExactly: ['Beer 6♥', 'Beer 7♥'], discard: SEVEN },
    );
    Ann.plays('General Store');
    expect(game.state.shelf).toHaveLength(2);
    expect(game.state.drawPile).toHaveLength(8);
    expect(game).toHaveDiscarded();
    Ann.picks('Beer 7♥');
    expect(Ben).toHold('Beer 6♥');
  });

  it('[BASE-DECK-03-Q] leaves out what Lucky Duke has turned first, and what Kit Carlson looks at', () => {
    const { Lucky, game } = table(
      { Ann: { hand: ['BANG!', 'Duel'] }, Lucky: { is: 'Lucky Duke', inPlay: ['Barrel'] } },
      { deckExactly: ['Beer 6♥'], discard: ['Beer 7♥'], turn: 'Ann' },
    );
    game.answer(0, { do: 'play', card: game.state.seats[0]?.hand[0] ?? -1, at: 1 });
    Lucky.uses('Barrel');
    Lucky.isAsked('pickTurned');
    expect(game.state.shelf).toHaveLength(2);
    expect(game.state.drawPile).toHaveLength(1); // of BANG! and Beer 7♥ one was turned
    const { Kit, game: another } = table(
      { Kit: { is: 'Kit Carlson' }, Ben: {} },
      { phase: 'draw', deckExactly: ['Beer 6♥', 'Beer 7♥'], discard: ['Duel Q♦', 'Scope'] },
    );
    Kit.isAsked('putBack');
    expect(another.state.lookedAt).toHaveLength(3);
    expect(another.state.drawPile).toHaveLength(1);
    expect(another).toHaveDiscarded();
  });

  it('[BASE-DECK-03-Q] takes in the card of a draw! that emptied it', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['BANG! 2♦', 'Duel'] }, Ben: { inPlay: ['Barrel'] } },
      { deckExactly: ['Beer 6♥'], discard: ['Scope'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
    expect(game).toHaveDiscarded();
    expect(
      game
        .facesOf(game.state.drawPile)
        .map(({ card }) => card.name)
        .toSorted(),
    ).toEqual(['BANG!', 'Beer', 'Scope']);
  });

  it('[BASE-DECK-04-Q] empty like the discard pile: what is not there is not drawn, and not owed', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Duel'] }, Ben: { hand: ['BANG! 2♦'] }, Cleo: {} },
      { phase: 'draw', deckExactly: ['Beer'] },
    );
    Ann.isAsked('play');
    expect(Ann).toHold('Duel', 'Beer');
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.passes();
    expect(Ann).toHold('Beer');
    expect(game).toHaveDiscarded('BANG!', 'Duel');
  });

  it('[BASE-DECK-04-Q] empty like the discard pile: the jailed player stays in', () => {
    const { Ann, Ben } = table(
      { Ann: { role: 'outlaw', hand: ['Duel'], inPlay: ['Jail'] }, Ben: { role: 'sheriff', hand: ['Beer'] } },
      { phase: 'start', deckExactly: [] },
    );
    expect(Ben).toBeAsked('play');
    expect(Ann).toHaveInPlay();
    expect(Ann).toHold('Duel');
  });

  it('[BASE-DECK-04-Q] empty like the discard pile: Dynamite is handed on', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Duel'], inPlay: ['Dynamite'] }, Ben: { hand: ['Beer'] } },
      { phase: 'start', deckExactly: [] },
    );
    expect(Ann).toBeAsked('play');
    expect(Ann).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Dynamite');
  });

  it('[BASE-DECK-05-Q] that ran out without discards is renewed when the next card is needed', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Duel', 'BANG! 3♦', 'Stagecoach'] }, Ben: { hand: ['BANG! 2♦', 'Missed!'] } },
      { deckExactly: [] },
    );
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    expect(game).toHaveDiscarded('BANG! 2♦', 'Duel');
    expect(game.state.drawPile).toHaveLength(0);
    Ann.passes();
    Ann.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    expect(game).toHaveDiscarded('Missed!', 'BANG! 3♦', 'BANG! 2♦', 'Duel');
    Ann.plays('Stagecoach');
    expect(Ann).toHold(2);
    expect(game).toHaveDiscarded();
    expect(game.state.drawPile).toHaveLength(3);
  });

  it('[BASE-DECK-05-Q] waits so for every way of discarding', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { life: 1, hand: ['Cat Balou', 'Volcanic', 'Beer', 'Panic!', 'Missed!'], inPlay: ['Schofield'] },
        Ben: { inPlay: ['Scope'], hand: ['Duel'] },
        Cleo: { hand: ['Mustang'] },
      },
      { deckExactly: [] },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Scope' });
    expect(game).toHaveDiscarded('Scope', 'Cat Balou');
    Ann.plays('Volcanic');
    expect(game).toHaveDiscarded('Schofield', 'Scope', 'Cat Balou');
    Ann.endsTurn();
    Ann.discards('Beer', 'Panic!');
    // Only now, as Ben begins his turn, five cards are shuffled and he draws two of them
    expect(game).toHaveDiscarded();
    expect(game.state.drawPile).toHaveLength(3);
    expect(Ben).toHold(3);
  });

  it('[BASE-DECK-06-Q] takes in the card that is being carried out', () => {
    const { Ann, game } = table({ Ann: { hand: ['Stagecoach', 'Scope'] }, Ben: {} }, { deckExactly: ['Beer'] });
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Scope', 'Beer', 'Stagecoach');
    expect(game.state.drawPile).toHaveLength(0);
    expect(game).toHaveDiscarded();
  });
});
