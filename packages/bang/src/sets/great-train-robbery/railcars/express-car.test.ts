import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const others = { Ben: { hand: ['Missed!'] }, Cid: {}, Dan: {} };

describe('Express Car', () => {
  it('[TRAIN-EXPRESS-01] ends the turn: its owner discards the hand and has another one', () => {
    const { Ann, game } = table(
      { Ann: { role: 'outlaw', inPlay: ['Express Car', 'Scope'], hand: ['Beer', 'Duel'] }, ...others },
      { ...onTheLine(), deckTop: ['2♦', '3♦'] },
    );
    Ann.uses('Express Car');
    Ann.picks(['Beer', 'Duel']); // in which order
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true, phase: 'play' });
    expect(Ann).toHold('2♦', '3♦');
    expect(Ann).toHaveInPlay('Scope');
  });

  it('[TRAIN-EXPRESS-02] no other extra turn follows the one it gave, though it is used again', () => {
    const { Ann, Ben, game } = table(
      { Ann: { role: 'outlaw', inPlay: ['Express Car'], hand: ['Beer'] }, ...others },
      { ...onTheLine({ at: 2, train: ['Caboose', 'Dining Car', 'Mail Car'] }), deckTop: ['2♦', '3♦'] },
    );
    Ann.uses('Express Car');
    expect(game.state.turn.isExtra).toBe(true);
    Ann.endsTurn();
    expect(Ben).toBeAsked('play');
  });

  it('[TRAIN-MIX-19-Q] leaves room for no Vendetta, and Strongbox and Jimmy Texas draw all the same', () => {
    const { Jimmy, game } = table(
      { Jimmy: { is: 'Jimmy Texas', role: 'outlaw', inPlay: ['Express Car', 'Strongbox'], hand: ['Beer'] }, ...others },
      { ...onTheLine({ more: ['a-fistful-of-cards'] }), event: 'Vendetta', deckTop: ['2♥', '3♥', '4♥', '5♥'] },
    );
    Jimmy.uses('Express Car');
    expect(game.state.turn).toMatchObject({ seat: 0, isExtra: true, extraTurns: 0 });
    expect(Jimmy).toHold(4); // two at the end of the turn, two in phase 1; nothing was turned over
  });
});
