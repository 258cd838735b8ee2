import { type Speaker, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, spentCards, stationsWith } from './test-tables.ts';

const words = { sets: everything, discard: spentCards };
const spare = { hand: ['Duel'] };
const line = stationsWith(1, 'Leland', ['Caboose', 'Mail Car', 'Lounge Car']);

/** What somebody who turns two cards is asked about: what the draw! is for. */
function drawsFor({ question }: Speaker): unknown {
  const about = question?.kind === 'pickTurned' ? question.about : null;
  return typeof about === 'object' && about !== null && 'reason' in about ? about['reason'] : question?.kind;
}

describe('The start of a turn', () => {
  it('[TRAIN-MIX-02-Q] the Sheriff’s: event, train, Dynamite, Rattlesnake, Bomb, Dining Car, Darling Valentine, Map, abilities', () => {
    const { Dan, Greg, game } = table(
      {
        Greg: {
          is: 'Gregory Deck',
          role: 'sheriff',
          borrowed: ['Lucky Duke', 'Rose Doolan'],
          hand: ['Scope'],
          inPlay: ['Map', 'Dining Car', 'Bomb', 'Rattlesnake', 'Dynamite'],
        },
        Ben: spare,
        Cid: spare,
        Dan: spare,
      },
      {
        ...words,
        ...line,
        inForce: { locomotive: 'Leland', show: 'Darling Valentine' },
        eventsToCome: ['A Fistful of Cards'],
        tokensOn: { load: { Bomb: 3 } },
        turn: 'Dan',
        deckTop: ['10♥', '10♦', '8♥', '8♦', '7♥', '7♦', '6♥', '6♠', 'Saloon', 'Panic!', 'Beer', 'Mustang'],
      },
    );
    Dan.endsTurn();
    expect(game.state.inForce['events']).toBe('a-fistful-of-cards');
    Greg.isAsked('dodge'); // for the card of his hand
    expect(game.state.memory['locomotive-at']).toBe(1);
    Greg.passes();
    expect(game.state.memory['locomotive-at']).toBe(2);
    for (const [reason, sign] of [
      ['dynamite', '10♥'],
      ['rattlesnake', '8♥'],
      ['bomb', '7♥'],
      ['dining-car', '6♥'],
    ] as const) {
      expect(drawsFor(Greg)).toBe(reason);
      expect(Greg).toHold('Scope');
      Greg.picks(sign);
      if (reason === 'bomb') Greg.picks(Dan);
    }
    Greg.isAsked('readMap');
    expect(Greg).toHold('Saloon');
    Greg.passes();
    Greg.isAsked('keepPair');
    expect(Greg).toHold('Saloon');
    Greg.picks('keep');
    Greg.isAsked('play');
    expect(Greg).toHold('Saloon', 'Panic!', 'Beer');
  });

  it('[TRAIN-MIX-02-Q][TRAIN-MIX-04-Q][TRAIN-MIX-05-Q] another player’s: Jail after Dynamite; Vera Custer keeps her old ability until she chooses', () => {
    const { Ann, Vera, Ben, Cid } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Vera: {
          is: 'Vera Custer',
          role: 'outlaw',
          borrowed: ['Lucky Duke'],
          inPlay: ['Map', 'Dining Car', 'Bomb', 'Rattlesnake', 'Jail', 'Dynamite'],
        },
        Ben: { is: 'Youl Grinner', ...spare },
        Cid: { hand: ['Beer'] },
      },
      {
        ...words,
        ...line,
        tokensOn: { load: { Bomb: 3 } },
        deckTop: ['10♥', '10♦', '9♥', '9♠', '8♥', '8♦', '7♥', '7♦', '6♥', '6♠', 'Panic!', 'Mustang'],
      },
    );
    Ann.endsTurn();
    for (const [reason, sign] of [
      ['dynamite', '10♥'],
      ['jail', '9♥'],
      ['rattlesnake', '8♥'],
      ['bomb', '7♥'],
      ['dining-car', '6♥'],
    ] as const) {
      expect(drawsFor(Vera)).toBe(reason);
      Vera.picks(sign);
      if (reason === 'bomb') Vera.picks(Ben);
    }
    expect(Ben).toHaveInPlay('Dynamite', 'Bomb');
    Vera.isAsked('readMap');
    Vera.passes();
    Vera.isAsked('borrow');
    expect(Vera.state.borrowed).toEqual(['lucky-duke']);
    Vera.picks('youl-grinner');
    Vera.isAsked('play');
    expect(Vera).toHold('Duel', 'Duel', 'Beer', 'Panic!', 'Mustang'); // what she has collected before phase 1
    expect(Cid).toHold(0);
  });

  it('[TRAIN-MIX-02-Q][TRAIN-MIX-03-Q] whoever is back meets the event first; out again, the rest is dropped', () => {
    const { Ann, Jimmy, Cid, game } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Jimmy: { is: 'Jimmy Texas', role: 'outlaw', presence: 'out' },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, inForce: { show: 'Bone Orchard' }, event: 'High Noon' },
    );
    Ann.endsTurn();
    expect(Jimmy).toBeOut();
    expect(Jimmy).toHold(0);
    Cid.isAsked('play');
    expect(game.state.turn.seat).toBe(Cid.seat);
  });

  it('[TRAIN-MIX-02-Q] a shadow is back before the event speaks and the train moves', () => {
    const { Dan, Ann, game } = table(
      {
        Ann: { role: 'sheriff', presence: 'out' },
        Ben: { ...spare, role: 'outlaw' },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      {
        ...words,
        ...line,
        sets: [...everything, 'shadow-gunslingers'],
        inForce: { locomotive: 'Leland', show: 'Wild West Show' },
        event: 'High Noon',
        turn: 'Dan',
      },
    );
    Dan.endsTurn();
    expect(Ann.state).toMatchObject({ presence: 'shadow', life: 0 });
    expect(game.state.memory['locomotive-at']).toBe(2); // WWS-MIX-04-Q: in his own turn
    Ann.isAsked('play');
  });

  it('[TRAIN-MIX-03-Q] whom the Dynamite puts out is bitten by no snake, draws no last card, and the next player’s turn begins', () => {
    const { Ann, Jimmy, Cid, game } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Jimmy: { is: 'Jimmy Texas', role: 'outlaw', life: 2, inPlay: ['Dynamite', 'Jail', 'Rattlesnake', 'Strongbox'] },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, deckTop: ['5♠', '4♣', '3♣', '2♣'] },
    );
    Ann.endsTurn();
    expect(Jimmy).toBeOut();
    Cid.isAsked('play');
    expect(Cid).toHold('Duel', '4♣', '3♣');
    expect(game).toHaveOnDeck('2♣');
  });

  it('[TRAIN-MIX-03-Q] a failed Jail drops Rattlesnake, Bomb, Dining Car, Map, the choice and phase 1; Strongbox and Jimmy Texas draw', () => {
    const { Ann, Jimmy, Cid } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Jimmy: {
          is: 'Jimmy Texas',
          role: 'outlaw',
          life: 2,
          inPlay: ['Jail', 'Rattlesnake', 'Bomb', 'Dining Car', 'Map', 'Strongbox'],
        },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, tokensOn: { load: { Bomb: 1 } }, deckTop: ['2♠', '3♠', '4♠'] },
    );
    Ann.endsTurn();
    expect(Jimmy).toHaveLife(2);
    expect(Jimmy).toHold('3♠', '4♠');
    expect(Jimmy).toHaveTokens('load', 1, 'Bomb');
    Cid.isAsked('play');
  });

  it('[TRAIN-MIX-03-Q] a failed Jail: Gregory Deck is not asked, Youl Grinner collects nothing, Darling Valentine renews no hand', () => {
    for (const is of ['Gregory Deck', 'Youl Grinner']) {
      const { Ann, Ben, Cid } = table(
        {
          Ann: { hand: ['Duel', 'Beer'], role: 'sheriff' },
          Ben: { is, role: 'outlaw', inPlay: ['Jail'], hand: ['Scope'] },
          Cid: { ...spare, role: 'outlaw' },
          Dan: { ...spare, role: 'renegade' },
        },
        { ...words, inForce: { show: 'Darling Valentine' }, deckTop: ['2♠'] },
      );
      Ann.endsTurn();
      Cid.isAsked('play');
      expect(Ben).toHold('Scope');
      expect(Ann).toHold('Duel', 'Beer');
    }
  });

  it('[TRAIN-MIX-04-Q] in Jail Vera Custer chooses nothing and has no ability from then on: no last draw as Jimmy Texas', () => {
    const { Ann, Vera, Cid } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Vera: { is: 'Vera Custer', role: 'outlaw', borrowed: ['Jimmy Texas'], inPlay: ['Jail'] },
        Cid: { ...spare, role: 'outlaw' },
        Dan: { ...spare, role: 'renegade' },
      },
      { ...words, deckTop: ['2♠', '3♠'] },
    );
    Ann.endsTurn();
    Cid.isAsked('play');
    expect(Vera.state.borrowed).toEqual([]);
    expect(Vera).toHold(0);
  });

  it('[TRAIN-MIX-05-Q] the meal comes after Bomb and Rattlesnake, and before the Map', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { ...spare, role: 'sheriff' },
        Ben: { role: 'outlaw', life: 1, hand: ['Beer'], inPlay: ['Dining Car', 'Map', 'Rattlesnake'] },
        Cid: spare,
        Dan: spare,
      },
      { ...words, deckTop: ['2♠', '6♥', 'Panic!', 'Mustang'] },
    );
    Ann.endsTurn();
    Ben.isAsked('rescue'); // the meal has not come yet
    Ben.answers('Beer');
    expect(Ben).toHaveLife(2);
    Ben.isAsked('readMap');
    expect(
      game
        .facesOf(game.state.lookedAt)
        .map(({ card }) => card.name)
        .sort(),
    ).toEqual(['Mustang', 'Panic!']);
  });

  it('[TRAIN-MIX-29-Q][WWS-MIX-16-Q] Vera Custer as Gregory Deck draws a pair at once, which she has until her next choice', () => {
    const sets = ['base', 'dodge-city', 'wild-west-show'];
    const seats = { Vera: { is: 'Vera Custer', hand: ['Duel'] }, Greg: { is: 'Gregory Deck' }, Cid: {} };
    const first = table(seats, { sets, phase: 'start' });
    first.Vera.picks('gregory-deck');
    expect(first.Vera.state.borrowed).toHaveLength(3);
    const pair = ['Jesse Jones', 'Lucky Duke'];
    const next = table(
      { ...seats, Vera: { ...seats.Vera, borrowed: ['Gregory Deck', ...pair], inPlay: ['Dynamite'] } },
      { sets, phase: 'start', deckTop: ['2♠', '10♥', '3♦', '4♦'] },
    );
    next.Vera.isAsked('pickTurned'); // Lucky Duke’s still
    next.Vera.picks('10♥');
    next.Vera.picks('gregory-deck');
    expect(next.Vera.state.borrowed).toHaveLength(3);
    const blank = table(
      { ...seats, Vera: { ...seats.Vera, borrowed: ['Gregory Deck', ...pair] }, Cid: { is: 'Vulture Sam' } },
      { sets, phase: 'start', deckTop: ['3♦', '4♦'] },
    );
    blank.Vera.picks('vulture-sam');
    expect(blank.Vera.state.borrowed).toEqual(['vulture-sam']);
    expect(blank.Vera).toHold('Duel', '3♦', '4♦');
  });

  it('[TRAIN-MIX-29-Q] an extra turn goes through all of it again, but for the flip: train, Rattlesnake, Map, Vera Custer', () => {
    const { Vera, game } = table(
      {
        Vera: { is: 'Vera Custer', role: 'sheriff', hand: ['Beer'], inPlay: ['Express Car', 'Rattlesnake', 'Map'] },
        Ben: { is: 'Youl Grinner', ...spare },
        Cid: { is: 'Bart Cassidy', ...spare },
        Dan: spare,
      },
      { ...words, ...line, eventsToCome: ['Thirst', 'High Noon'], deckTop: ['2♠', 'Panic!', 'Mustang'] },
    );
    Vera.uses('Express Car');
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true });
    expect(game.state.inForce['events']).toBeUndefined();
    expect(game.state.memory['locomotive-at']).toBe(2);
    expect(Vera).toHaveLostLife(1);
    Vera.isAsked('readMap');
    Vera.passes();
    Vera.isAsked('borrow');
  });

  it('[TRAIN-MIX-32-Q] a Dynamite seen with the Map may stay where it is', () => {
    const { Ann, Ben, game } = table(
      { Ann: { role: 'sheriff', ...spare, tokens: { stick: 1 } }, Ben: { inPlay: ['Map'] }, Cid: spare, Dan: spare },
      { ...words, sets: [...everything, 'stick-of-dynamite'], deckTop: ['Beer', 'Saloon', 'Dynamite', 'Panic!'] },
    );
    Ann.endsTurn();
    Ben.passes();
    expect(Ben).toHold('Beer', 'Saloon');
    expect(game).toHaveOnDeck('Dynamite');
  });

  it('[TRAIN-MIX-32-Q] discarded, it is shuffled into the pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { role: 'sheriff', ...spare, tokens: { stick: 1 } }, Ben: { inPlay: ['Map'] }, Cid: spare, Dan: spare },
      {
        ...words,
        sets: [...everything, 'stick-of-dynamite'],
        deckTop: ['Dynamite', 'Saloon', 'Panic!'],
      },
    );
    Ann.endsTurn();
    Ben.picks({ do: 'discard', card: 'Dynamite' });
    const names = game.facesOf(game.state.discardPile).map(({ card }) => card.name);
    expect(names).not.toContain('Dynamite');
    expect(game.facesOf(game.state.drawPile).map(({ card }) => card.name)).toContain('Dynamite');
    expect(Ann).toHaveInPlay();
  });
});
