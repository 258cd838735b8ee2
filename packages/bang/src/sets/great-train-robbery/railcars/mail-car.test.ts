import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Mail Car', () => {
  it('[TRAIN-MAIL-01] brings three cards, one of which goes to another player', () => {
    const { Ann, Cid } = table(
      { Ann: { inPlay: ['Mail Car'], hand: ['Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      { ...onTheLine({ train: ['Caboose', 'Private Car', 'Dining Car'] }), deckTop: ['Beer 6♥', 'Gatling', 'Duel Q♦'] },
    );
    Ann.uses('Mail Car');
    Ann.mayNot.pick({ card: 'Saloon', at: Cid }).because('notAnOption');
    Ann.mayNot.pick({ card: 'Gatling', at: Ann }).because('notAnOption');
    Ann.picks({ card: 'Gatling', at: Cid });
    expect(Ann).toHold('Saloon', 'Beer 6♥', 'Duel Q♦');
    expect(Cid).toHold('Gatling');
  });
});
