import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Next Stop', () => {
  it('[TRAIN-NEXT-01] draws a card and moves the train on', () => {
    const { Ann, game } = table(
      { Ann: { hand: ['Next Stop', 'Gatling'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine({ at: 2 }), deckTop: ['2♣'] },
    );
    Ann.plays('Next Stop');
    expect(Ann).toHold('Gatling', '2♣');
    expect(game.state.memory['locomotive-at']).toBe(3);
  });

  it('[TRAIN-NEXT-01] the card is drawn before the effect at the End of the Line', () => {
    const { Ann } = table(
      { Ann: { hand: ['Next Stop'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine({ at: 4, train: [], locomotive: 'Ironhorse' }), deckTop: ['Missed!'] },
    );
    Ann.plays('Next Stop');
    Ann.answers('Missed!');
    expect(Ann).toHaveLostLife(0);
  });
});
