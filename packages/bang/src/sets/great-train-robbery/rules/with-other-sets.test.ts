import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const gold = (words: Parameters<typeof onTheLine>[0] = {}) => onTheLine({ ...words, more: ['gold-rush'] });
const valley = (words: Parameters<typeof onTheLine>[0] = {}) => onTheLine({ ...words, more: ['valley-of-shadows'] });

describe('The train and Gold Rush', () => {
  it('[TRAIN-MIX-06] equipment cannot be switched, taken by a Passenger Car or discarded by a Baggage Car', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', hand: ['Switch', 'Saloon'], inPlay: ['Scope', 'Passenger Car', 'Baggage Car'] },
        Ben: { role: 'outlaw', zones: { equipment: ['Horseshoe'] } },
        Cid: { role: 'sheriff' },
        Dan: {},
      },
      gold(),
    );
    Ann.mayNot.use('Passenger Car', { on: Ben }).because('nothingThere');
    Ann.mayNot.use('Baggage Car', { as: 'cat-balou', on: Ben }).because('nothingThere');
    Ann.mayNot.play('Switch', { ownCard: 'Scope', on: Ben, what: 'Horseshoe' }).because('noTarget');
  });

  it('[TRAIN-MIX-07] a Train Robbery asks for the Barrel alone, not for the Horseshoe', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Train Robbery', 'Saloon'] },
        Ben: { inPlay: ['Barrel'], zones: { equipment: ['Horseshoe'] } },
        Cid: {},
        Dan: {},
      },
      gold(),
    );
    Ann.plays('Train Robbery', { on: Ben });
    Ben.picks({ do: 'giveUp', card: 'Barrel' });
    expect(Ann).toBeAsked('play');
  });

  it('[TRAIN-MIX-08-Q] equipment pays no station and is nothing to give up for a Circus Wagon', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Saloon'], inPlay: ['Circus Wagon'], zones: { equipment: ['Boots'] } },
        Ben: { zones: { equipment: ['Horseshoe'] } },
        Cid: {},
        Dan: {},
      },
      gold({
        at: 2,
        line: ['Virginia Town', 'San Tafe', 'Frisco', 'Tombrock'],
        train: ['Caboose', 'Dining Car', 'Mail Car'],
      }),
    );
    Ann.mayNot.use('take-railcar', { trainCard: 'Caboose', cost: ['Saloon', 'Boots'] });
    Ann.uses('Circus Wagon');
    expect(Ann).toBeAsked('play');
    expect(Ben.state.zones['equipment']).toHaveLength(1);
  });

  it('[TRAIN-MIX-09-Q] nobody earns for Ironhorse; a diverted BANG! earns for the shooter', () => {
    const iron = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Gatling'] }, Ben: {}, Cid: {}, Dan: {} },
      gold({ at: 4, train: [], locomotive: 'Ironhorse' }),
    );
    iron.Zippy.uses('Zippy Roy');
    iron.Zippy.passes();
    expect(iron.Ben).toHaveLostLife(1);
    expect(iron.Zippy.state.tokens['nugget'] ?? 0).toBe(0);
    const { Ann, Evan, Cid } = table(
      { Ann: { hand: ['BANG! 5♣', 'Saloon'] }, Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] }, Cid: {}, Dan: {} },
      gold(),
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    expect(Cid).toHaveLostLife(1);
    expect(Ann.state.tokens['nugget']).toBe(1);
  });
});

describe('The train and the Valley of Shadows', () => {
  it('[TRAIN-MIX-16-Q] a Bounty pays if it lies in front of the player finally hit', () => {
    const { Ann, Evan, Cid } = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Saloon'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] },
        Cid: { inPlay: ['Bounty'] },
        Dan: {},
      },
      valley(),
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    Ann.passes(); // no Saved!
    expect(Cid).toHaveLostLife(1);
    expect(Ann).toHold(2);
  });

  it('[TRAIN-MIX-17-Q] Escape helps against a Train Robbery, and against Most Wanted for that one player', () => {
    const robbed = table(
      { Ann: { hand: ['Train Robbery', 'Saloon'] }, Ben: { hand: ['Escape'], inPlay: ['Scope'] }, Cid: {}, Dan: {} },
      valley(),
    );
    robbed.Ann.plays('Train Robbery', { on: robbed.Ben });
    robbed.Ben.answers('Escape');
    expect(robbed.Ben).toHaveInPlay('Scope');
    const { Ann, Ben } = table(
      { Ann: { hand: ['Most Wanted', 'Saloon'] }, Ben: { hand: ['Escape'] }, Cid: {}, Dan: {} },
      { ...valley(), deckTop: ['Gatling', '2♦', '3♦', '4♦'] },
    );
    Ann.plays('Most Wanted');
    Ann.passes(); // no Escape of her own
    Ben.answers('Escape');
    expect(Ben).toHold(0);
    expect(Ben).toHaveLostLife(0);
  });

  it('[VALLEY-MIX-14-Q] a card of Henry Block with a Refund: his shot, then the card goes, then he draws', () => {
    const { Ann, Henry } = table(
      {
        Ann: { hand: ['Panic!', 'Saloon'] },
        Henry: { is: 'Henry Block', inPlay: ['Refund', 'Barrel'] },
        Cid: {},
        Dan: {},
      },
      valley(),
    );
    Ann.plays('Panic!', { on: Henry, what: 'Barrel' });
    expect(Ann).toBeAsked('dodge');
    expect(Henry).toHold(0);
    Ann.passes();
    expect(Ann).toHold('Saloon', 'Barrel');
    expect(Henry).toHold(1);
  });
});

describe('The train and Dodge City', () => {
  it('[TRAIN-MIX-24-Q] in Belle Star’s turn Evan’s Scope does not count for his distance 1; Paul Regret’s ability does', () => {
    const { Belle, Evan, Paul } = table(
      {
        Belle: { is: 'Belle Star', hand: ['BANG! 5♣', 'Saloon'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'], inPlay: ['Scope'] },
        Paul: { is: 'Paul Regret' },
        Dan: {},
      },
      onTheLine({ more: ['dodge-city'] }),
    );
    Belle.plays('BANG! 5♣', { on: Evan });
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 2♣', on: Paul }).because('tooFar', { distance: 2 });
  });

  it('[ARMED-MIX-06] in Belle Star’s turn the railcars of others do nothing: no Caboose, no Private Car', () => {
    const { Belle, Ben } = table(
      {
        Belle: { is: 'Belle Star', hand: ['BANG! 5♣', 'Saloon'] },
        Ben: { inPlay: ['Private Car', 'Caboose'] },
        Cid: {},
        Dan: {},
      },
      onTheLine({ more: ['dodge-city'], train: ['Dining Car', 'Mail Car', 'Lounge Car'] }),
    );
    Belle.plays('BANG! 5♣', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });
});
