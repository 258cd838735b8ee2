import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const words = { ...onTheLine({ train: ['Caboose', 'Mail Car', 'Private Car'] }) };

describe('Dining Car', () => {
  it.each([
    ['5♥', 3],
    ['5♦', 2],
  ])('[TRAIN-DINING-01] at the start of a turn a draw! of %s leaves its owner with %i life points', (turned, life) => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Ben: { inPlay: ['Dining Car'], life: 2, hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      { ...words, deckTop: [turned] },
    );
    Ann.endsTurn();
    expect(Ben).toHaveLife(life);
  });

  it('[TRAIN-DINING-01] never above the maximum, and not in the turns of others', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'], inPlay: ['Dining Car'], life: 2 },
        Ben: { hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      { ...words, deckTop: ['5♥'] },
    );
    Ann.endsTurn();
    expect(Ann).toHaveLife(2);
    expect(Ben).toHold(3);
    const full = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Ben: { inPlay: ['Dining Car'], hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      { ...words, deckTop: ['5♥'] },
    );
    full.Ann.endsTurn();
    expect(full.Ben).toHaveLife(4);
    expect(full.game).toHaveDiscarded('5♥'); // turned all the same
  });
});
