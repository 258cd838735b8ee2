import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

/** The railcar deck is exactly these, the top one last. */
function withDeck(deck: readonly string[]) {
  const words = onTheLine();
  return { ...words, zones: { ...words.zones, railcars: deck } };
}

const owner = { inPlay: ['Lounge Car'], hand: ['BANG!', 'Saloon'] };

describe('Lounge Car', () => {
  it('[TRAIN-LOUNGE-01] brings the two top railcars: one to keep, one for another player; neither is the take of the turn', () => {
    const { Ann, Cid } = table(
      { Ann: { ...owner, role: 'outlaw' }, Ben: {}, Cid: {}, Dan: {} },
      { ...withDeck(['Private Car', 'Prisoner Car']), memory: { 'locomotive-at': 2 } },
    );
    Ann.uses('Lounge Car');
    Ann.picks({ card: 'Private Car', at: Cid });
    expect(Ann).toHaveInPlay('Private Car');
    expect(Cid).toHaveInPlay('Prisoner Car');
    Ann.may.use('take-railcar', { trainCard: 'Caboose', cost: ['BANG!'] });
  });

  it('[TRAIN-LOUNGE-02] the Sheriff has to give the Ghost Car away', () => {
    const { Ann, Ben } = table(
      { Ann: { ...owner, role: 'sheriff' }, Ben: {}, Cid: {}, Dan: {} },
      withDeck(['Private Car', 'Ghost Car']),
    );
    Ann.uses('Lounge Car');
    Ann.mayNot.pick({ card: 'Ghost Car', at: Ben }).because('notTheSheriff');
    Ann.picks({ card: 'Private Car', at: Ben });
    expect(Ben).toHaveInPlay('Ghost Car');
  });

  it('[TRAIN-LOUNGE-03-Q] goes under the deck first, and is of no use with an empty one', () => {
    const seats = {
      Ann: { ...owner, role: 'outlaw' },
      Ben: { role: 'sheriff', inPlay: ['Baggage Car', 'Cattle Truck', 'Circus Wagon', 'Coal Hopper'] },
      Cid: { inPlay: ['Express Car', 'Ghost Car', 'Lumber Flatcar', 'Observation Car'] },
      Dan: { inPlay: ['Passenger Car', 'Prisoner Car', 'Sleeper Car'] },
    } as const;
    const { Ann, Ben } = table(seats, onTheLine());
    Ann.uses('Lounge Car'); // the Private Car alone is in the deck
    Ann.may.pick({ card: 'Private Car', at: Ben });
    Ann.picks({ card: 'Lounge Car', at: Ben });
    expect(Ann).toHaveInPlay('Lounge Car');
    expect(Ben.state.inPlay).toHaveLength(5);
    Ann.mayNot.use('Lounge Car').because('noRailcar');
  });

  it('[TRAIN-LOUNGE-03-Q] its own placing takes the place of the choice that a railcar gives', () => {
    const { Ann, Ben } = table(
      { Ann: { ...owner, role: 'outlaw' }, Ben: {}, Cid: {}, Dan: {} },
      withDeck(['Lumber Flatcar', 'Private Car']),
    );
    Ann.uses('Lounge Car');
    Ann.picks({ card: 'Lumber Flatcar', at: Ben });
    expect(Ann).toHaveInPlay('Lumber Flatcar');
    expect(Ben).toHaveInPlay('Private Car');
  });

  it('[TRAIN-LOUNGE-04-Q] the Ghost Car may go to the dead, the Lumber Flatcar may not', () => {
    const { Ann, Cid } = table(
      { Ann: { ...owner, role: 'outlaw' }, Ben: {}, Cid: { presence: 'out' }, Dan: {} },
      withDeck(['Lumber Flatcar', 'Ghost Car']),
    );
    Ann.uses('Lounge Car');
    Ann.mayNot.pick({ card: 'Ghost Car', at: Cid }).because('isOut');
    Ann.picks({ card: 'Lumber Flatcar', at: Cid });
    expect(Cid).not.toBeOut();
    expect(Cid).toHaveLife(0);
  });
});
