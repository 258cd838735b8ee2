import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Jimmy Texas', () => {
  it('[TRAIN-JIMMY-01] draws a card at the end of his turn, after he has discarded', () => {
    const { Jimmy, Ben } = table(
      {
        Jimmy: { is: 'Jimmy Texas', hand: ['Beer', 'Saloon', 'Duel'], life: 2 },
        Ben: { hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine(), deckTop: ['2♦'] },
    );
    Jimmy.endsTurn();
    Jimmy.discards('Duel');
    expect(Jimmy).toHold('Beer', 'Saloon', '2♦');
    expect(Ben).toBeAsked('play');
  });

  it('[TRAIN-JIMMY-01] also when he spent it in Jail', () => {
    const { Ann, Jimmy } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Jimmy: { is: 'Jimmy Texas', inPlay: ['Jail'] },
        Cid: { hand: ['Missed!'] },
        Dan: {},
      },
      { ...onTheLine(), deckTop: ['2♠', '3♦'] },
    );
    Ann.endsTurn();
    expect(Jimmy).toHold('3♦');
  });
});
