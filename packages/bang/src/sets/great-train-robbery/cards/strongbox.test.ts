import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Strongbox', () => {
  it('[TRAIN-STRONGBOX-01] [TRAIN-STRONGBOX-03-Q] draws a card at the end of a turn, beyond the limit of the hand too', () => {
    const { Ann, Ben } = table(
      {
        Ann: { inPlay: ['Strongbox'], hand: ['Beer', 'Saloon', 'Duel'], life: 2 },
        Ben: { hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine(), deckTop: ['2♦'] },
    );
    Ann.endsTurn();
    Ann.discards('Duel');
    expect(Ann).toHold('Beer', 'Saloon', '2♦');
    expect(Ben).toBeAsked('play');
  });

  it('[TRAIN-STRONGBOX-02] also when the turn was lost in Jail', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Ben: { inPlay: ['Strongbox', 'Jail'] },
        Cid: { hand: ['Missed!'] },
        Dan: {},
      },
      { ...onTheLine(), deckTop: ['2♠', '3♦'] },
    );
    Ann.endsTurn();
    expect(Ben).toHold('3♦');
    expect(Cid).toBeAsked('play');
  });

  it('[TRAIN-MIX-21] Jimmy Texas with a Strongbox draws two in Jail', () => {
    const { Ann, Jimmy } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Jimmy: { is: 'Jimmy Texas', inPlay: ['Strongbox', 'Jail'] },
        Cid: { hand: ['Missed!'] },
        Dan: {},
      },
      { ...onTheLine(), deckTop: ['2♠', '3♦', '4♦'] },
    );
    Ann.endsTurn();
    expect(Jimmy).toHold('3♦', '4♦');
  });

  it('[TRAIN-MIX-22-Q] comes before the draw! of Vendetta', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', inPlay: ['Strongbox'], hand: ['Beer'] },
        Ben: { role: 'sheriff', hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine({ more: ['a-fistful-of-cards'] }), event: 'Vendetta', deckTop: ['2♦', '3♥'] },
    );
    Ann.endsTurn();
    expect(Ann).toBeAsked('play');
    expect(Ann).toHold(4); // the box's 2♦, then the Heart of Vendetta, then phase 1
  });
});
