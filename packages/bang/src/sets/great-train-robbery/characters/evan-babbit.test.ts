import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Evan Babbit', () => {
  it('[TRAIN-EVAN-01] sends a BANG! card on to somebody at distance 1, for a card of its suit', () => {
    const { Ann, Evan, Cid, Dan } = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Beer'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣', 'Beer 6♥'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.mayNot.use('Evan Babbit', { card: 'Beer 6♥', on: Cid }).because('wrongSuit');
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 2♣', on: Dan }).because('tooFar', { distance: 2 });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    expect(Evan).toHaveLostLife(0);
    expect(Cid).toHaveLostLife(1);
    expect(Evan).toHold('Beer 6♥');
  });

  it('[TRAIN-EVAN-01] answers no shot but that of a BANG! card', () => {
    const { Ann, Evan } = table(
      { Ann: { hand: ['Gatling', 'Beer'] }, Evan: { is: 'Evan Babbit', hand: ['Beer 6♥'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Gatling');
    Evan.mayNot.use('Evan Babbit').because('noBangCard');
    Evan.passes();
    expect(Evan).toHaveLostLife(1);
  });

  it('[TRAIN-EVAN-02] never sends it back to the shooter, and to nobody with two left', () => {
    const { Ann, Evan } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG! 5♣', 'Beer'] },
        Evan: { role: 'renegade', is: 'Evan Babbit', hand: ['BANG! 2♣'] },
        Cid: { presence: 'out' },
        Dan: { presence: 'out' },
      },
      onTheLine(),
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 2♣', on: Ann }).because('notTheShooter');
    Evan.passes();
    expect(Evan).toHaveLostLife(1);
  });

  it('[TRAIN-EVAN-02] refuses the shooter by name while others are near', () => {
    const { Ann, Evan, Cid } = table(
      { Ann: { hand: ['BANG! 5♣', 'Beer'] }, Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 2♣', on: Ann }).because('notTheShooter');
    Evan.may.use('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
  });

  it('[TRAIN-EVAN-03] the shot stays the shooter’s: Slab the Killer needs two Missed! and is rewarded', () => {
    const { Slab, Evan, Cid } = table(
      {
        Slab: { is: 'Slab the Killer', role: 'sheriff', hand: ['BANG! 5♣'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'], role: 'renegade' },
        Cid: { role: 'outlaw', life: 1, hand: ['Missed!'] },
        Dan: { role: 'outlaw' },
      },
      onTheLine(),
    );
    Slab.plays('BANG! 5♣', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    Cid.answers('Missed!');
    expect(Cid).toBeOut();
    expect(Slab).toHold(3);
  });

  it('[TRAIN-EVAN-04-Q] comes before any other answer, and the new target may answer in any way', () => {
    const { Slab, Evan, Cid } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG! 5♣', 'Beer'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣', 'Missed! 10♣', 'Missed! J♣'] },
        Cid: { inPlay: ['Barrel'] },
        Dan: {},
      },
      onTheLine(),
    );
    Slab.plays('BANG! 5♣', { on: Evan });
    Evan.answers('Missed! 10♣');
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 2♣', on: Cid }).because('answeredAlready');
    Evan.answers('Missed! J♣');
    expect(Evan).toHaveLostLife(0);
  });

  it('[TRAIN-EVAN-04-Q] may divert a Missed! that Calamity Janet shoots, by the suit of the card shown', () => {
    const { Janet, Evan, Cid } = table(
      {
        Janet: { is: 'Calamity Janet', hand: ['Missed! 4♠', 'Beer'] },
        Evan: { is: 'Evan Babbit', hand: ['Missed! 5♠'] },
        Cid: { inPlay: ['Barrel'] },
        Dan: {},
      },
      { ...onTheLine(), deckTop: ['2♥'] },
    );
    Janet.plays('Missed! 4♠', { as: 'bang', on: Evan });
    Evan.uses('Evan Babbit', { card: 'Missed! 5♠', on: Cid });
    Cid.uses('Barrel');
    expect(Cid).toHaveLostLife(0);
  });

  it('[TRAIN-EVAN-05-Q] measures distance 1 from himself, with all that changes it', () => {
    const seats = {
      Ann: { hand: ['BANG! 5♣', 'Beer'] },
      Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] },
      Paul: { is: 'Paul Regret' },
      Dan: {},
    };
    const { Ann, Evan, Paul } = table(seats, onTheLine());
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 2♣', on: Paul }).because('tooFar', { distance: 2 });
    const scoped = table({ ...seats, Evan: { ...seats.Evan, inPlay: ['Scope'] } }, onTheLine());
    scoped.Ann.plays('BANG! 5♣', { on: scoped.Evan });
    scoped.Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: scoped.Paul });
    expect(scoped.Paul).toHaveLostLife(1);
  });

  it('[TRAIN-EVAN-05-Q] lets El Gringo, hit by it, take from the shooter', () => {
    const { Ann, Evan, Gringo } = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Beer'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] },
        Gringo: { is: 'El Gringo' },
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Gringo });
    expect(Gringo).toHold('Beer');
  });

  it('[TRAIN-MIX-15-Q] an Aim goes with the BANG! to its new target', () => {
    const { Ann, Evan, Cid } = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Aim', 'Beer'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine({ more: ['valley-of-shadows'] }), discard: ['Saved!', 'Escape'] },
    );
    Ann.plays('BANG! 5♣', { on: Evan, withCard: 'Aim' });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    expect(Cid).toHaveLostLife(2);
  });

  it('[TRAIN-MIX-15-Q] so does what Colorado Bill has drawn: nothing avoids it, but it may be diverted', () => {
    const { Bill, Evan, Cid } = table(
      {
        Bill: { is: 'Colorado Bill', hand: ['BANG! 5♣', 'Beer'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣', 'Missed!'] },
        Cid: { hand: ['Missed!'] },
        Dan: {},
      },
      { ...onTheLine({ more: ['valley-of-shadows'] }), discard: ['Saved!', 'Escape', 'Aim'], deckTop: ['2♠', 'Q♥'] },
    );
    Bill.plays('BANG! 5♣', { on: Evan });
    Evan.mayNot.play('Missed!').because('wrongCard');
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    expect(Evan).toHaveLostLife(0);
    expect(Cid).toHaveLostLife(1);
    expect(Cid).toHold('Missed!');
  });

  it('[TRAIN-MIX-15-Q, ARMED-DOUBLE-02-Q] and what a Double Barrel was paid for', () => {
    const { Ann, Evan, Cid } = table(
      {
        Ann: { hand: ['BANG! 5♦', 'Beer'], inPlay: ['Double Barrel'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♦'] },
        Cid: { hand: ['Missed!'] },
        Dan: {},
      },
      { ...onTheLine({ more: ['armed-and-dangerous'] }), tokensOn: { load: { 'Double Barrel': 3 } } },
    );
    Ann.plays('BANG! 5♦', { special: 'Double Barrel', on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♦', on: Cid });
    expect(Cid).toHaveLostLife(1);
    expect(Cid).toHold('Missed!');
  });

  it('[TRAIN-MIX-15-Q] the Thunderer’s BANG! is back in its owner’s hand; a Big Fifty leaves him no ability', () => {
    const thunderer = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Beer'], inPlay: ['Thunderer'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine({ more: ['armed-and-dangerous'] }), tokensOn: { load: { Thunderer: 3 } } },
    );
    thunderer.Ann.plays('BANG! 5♣', { special: 'Thunderer', on: thunderer.Evan });
    thunderer.Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: thunderer.Cid });
    expect(thunderer.Cid).toHaveLostLife(1);
    expect(thunderer.Ann).toHold('BANG! 5♣', 'Beer');
    const { Ann, Evan } = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Beer'], inPlay: ['Big Fifty'] },
        Evan: { is: 'Evan Babbit', hand: ['BANG! 2♣'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine({ more: ['armed-and-dangerous'] }), tokensOn: { load: { 'Big Fifty': 3 } } },
    );
    Ann.plays('BANG! 5♣', { special: 'Big Fifty', on: Evan });
    Evan.mayNot.use('Evan Babbit').because('noAbility');
    Evan.passes();
    expect(Evan).toHaveLostLife(1);
  });
});
