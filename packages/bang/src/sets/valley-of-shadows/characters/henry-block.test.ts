import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

const dodge = ['base', 'dodge-city', 'valley-of-shadows'];

describe('Henry Block', () => {
  it('[VALLEY-HENRY-01] shoots whoever takes a card of his hand, and then it is taken', () => {
    const { Ann, Henry } = table(
      { Ann: { hand: ['Panic!', 'Missed!'] }, Henry: { is: 'Henry Block', hand: ['Duel'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('Panic!', { on: Henry, what: 'hand' });
    Ann.isAsked('dodge');
    expect(Henry).toHold('Duel');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Ann).toHold('Missed!', 'Duel');
  });

  it('[VALLEY-HENRY-01] and whoever discards one in play, hit or not', () => {
    const { Ann, Henry } = table(
      { Ann: { hand: ['Cat Balou', 'Missed!', 'Beer'] }, Henry: { is: 'Henry Block', inPlay: ['Scope'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('Cat Balou', { on: Henry, what: 'Scope' });
    Ann.answers('Missed!');
    expect(Ann).toHaveLostLife(0);
    expect(Henry).toHaveInPlay();
  });

  it('[VALLEY-HENRY-02] answers Jesse Jones and Pat Brennan', () => {
    const jesse = table(
      { Jesse: { is: 'Jesse Jones', hand: ['Beer'] }, Henry: { is: 'Henry Block', hand: ['Duel'] }, Cat: {} },
      { sets, discard, phase: 'draw' },
    );
    jesse.Jesse.picks({ from: jesse.Henry });
    jesse.Jesse.passes();
    expect(jesse.Jesse).toHaveLostLife(1);
    expect(jesse.Jesse).toHold(3);
    const pat = table(
      { Pat: { is: 'Pat Brennan', hand: ['Beer'] }, Henry: { is: 'Henry Block', inPlay: ['Scope'] }, Cat: {} },
      { sets: dodge, discard, phase: 'draw' },
    );
    pat.Pat.picks({ from: pat.Henry, what: 'Scope' });
    pat.Pat.passes();
    expect(pat.Pat).toHaveLostLife(1);
    expect(pat.Pat).toHold('Beer', 'Scope');
  });

  it('[VALLEY-HENRY-03] does not answer El Gringo', () => {
    const { Henry, Gringo } = table(
      {
        Henry: { is: 'Henry Block', hand: ['BANG!', 'Duel'], inPlay: ['Volcanic'] },
        Gringo: { is: 'El Gringo' },
        Cat: {},
      },
      { sets, discard },
    );
    Henry.plays('BANG!', { on: Gringo });
    expect(Gringo).toHaveLostLife(1);
    expect(Gringo).toHold(3); // the card, and the two of the turn that has begun: Henry has none left
  });

  it('[VALLEY-HENRY-04-Q] whom his shot puts out takes nothing', () => {
    const { Ann, Henry } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Panic!'] },
        Henry: { is: 'Henry Block', role: 'sheriff', hand: ['Duel'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('Panic!', { on: Henry, what: 'hand' });
    expect(Ann).toBeOut();
    expect(Henry).toHold(6); // Duel, the reward, and the two of his turn that has begun
  });

  it('[VALLEY-HENRY-04-Q] nor draws the rest of phase 1', () => {
    const { Jesse, Henry } = table(
      {
        Jesse: { is: 'Jesse Jones', role: 'outlaw', life: 1 },
        Henry: { is: 'Henry Block', role: 'sheriff', hand: ['Duel'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard, phase: 'draw' },
    );
    Jesse.picks({ from: Henry });
    expect(Jesse).toBeOut();
    expect(Jesse).toHold(0);
  });

  it('[VALLEY-HENRY-05-Q] does not shoot where he picks the card himself, but where another does or chance', () => {
    const tornado = table(
      { Ann: { hand: ['Tornado'] }, Henry: { is: 'Henry Block', hand: ['Duel', 'Beer'] }, Cat: {} },
      { sets, discard },
    );
    tornado.Ann.plays('Tornado');
    tornado.Henry.picks('Duel');
    expect(tornado.Ann).toHaveLostLife(0);
    const brawl = table(
      { Ann: { hand: ['Brawl', 'Beer', 'Scope'] }, Henry: { is: 'Henry Block', hand: ['Duel'] }, Cat: {} },
      { sets: dodge, discard },
    );
    brawl.Ann.plays('Brawl', { cost: ['Beer'] });
    brawl.Ann.passes();
    expect(brawl.Ann).toHaveLostLife(1);
    expect(brawl.Henry).toHold(0);
  });

  it('[VALLEY-HENRY-06-Q] shoots for each of two cards: shot, card, shot, card', () => {
    const { Ann, Henry, Cat } = table(
      {
        Ann: { hand: ['BANG!'] },
        Henry: { is: 'Henry Block', hand: ['Duel', 'Beer', 'Scope'] },
        Cat: { hand: ['Saved!', 'Missed!'] },
      },
      { sets, discard: ['Escape', 'Aim'] },
    );
    Ann.plays('BANG!', { on: Henry });
    Henry.passes();
    Cat.answers('Saved!');
    Cat.picks({ from: Henry });
    Cat.answers('Missed!');
    expect(Henry).toHold(2);
    expect(Cat).toHold(1);
    Cat.isAsked('dodge');
    Cat.passes();
    expect(Cat).toHold(2);
    expect(Cat).toHaveLostLife(1);
  });

  it('[VALLEY-HENRY-07-Q] is done with everything his shot sets off before the card goes', () => {
    const { Bart, Henry } = table(
      {
        Bart: { is: 'Bart Cassidy', life: 2, hand: ['Panic!', 'Beer'] },
        Henry: { is: 'Henry Block', hand: ['Duel'] },
        Cat: {},
      },
      { sets, discard, deckTop: ['Scope'] },
    );
    Bart.plays('Panic!', { on: Henry, what: 'hand' });
    Bart.passes();
    expect(Bart).toHaveLife(1);
    expect(Bart).toHold('Beer', 'Scope', 'Duel');
  });

  it('[VALLEY-HENRY-07-Q] put out by a shot back in between he is not robbed', () => {
    const { Ann, Henry } = table(
      {
        Ann: { role: 'sheriff', hand: ['Panic!', 'Backfire', 'Beer'] },
        Henry: { is: 'Henry Block', role: 'outlaw', life: 1, hand: ['Duel'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('Panic!', { on: Henry, what: 'hand' });
    Ann.answers('Backfire');
    Henry.passes();
    Henry.passes();
    expect(Henry).toBeOut();
    expect(Ann).toHold(4); // Beer and the reward; Duel went the usual way
  });

  it('[VALLEY-HENRY-08-Q] shoots at any distance, with no BANG! card, and one Missed! is enough', () => {
    const { Ann, Henry } = table(
      {
        Ann: { hand: ['Cat Balou', 'Missed!', 'Beer'], inPlay: ['Bounty'] },
        Ben: {},
        Henry: { is: 'Henry Block', hand: ['Duel', 'Scope'] },
        Dan: {},
      },
      { sets, discard },
    );
    Ann.plays('Cat Balou', { on: Henry, what: 'hand' });
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Henry).toHold(1); // no card for the Bounty
  });

  it('[VALLEY-MIX-13-Q] answers Rag Time, Conestoga, Can Can and Ricochet', () => {
    const rag = table(
      { Ann: { hand: ['Rag Time', 'Beer'] }, Henry: { is: 'Henry Block', hand: ['Duel'] }, Cat: {} },
      { sets: dodge, discard },
    );
    rag.Ann.plays('Rag Time', { on: rag.Henry, what: 'hand', cost: ['Beer'] });
    expect(rag.Ann).toHaveLostLife(1);
    expect(rag.Ann).toHold('Duel');
    const green = table(
      {
        Ann: { hand: ['Mustang'], inPlay: ['Conestoga', 'Can Can'] },
        Henry: { is: 'Henry Block', hand: ['Duel', 'Beer'] },
      },
      { sets: dodge, discard },
    );
    green.Ann.uses('Conestoga', { on: green.Henry, what: 'hand' });
    green.Ann.passes();
    green.Ann.uses('Can Can', { on: green.Henry, what: 'hand' });
    green.Ann.passes();
    expect(green.Ann).toHaveLostLife(2);
    expect(green.Henry).toHold(0);
    const ricochet = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Henry: { is: 'Henry Block', inPlay: ['Scope'] }, Cat: {} },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Ricochet', discard },
    );
    ricochet.Ann.uses('Ricochet', { card: 'BANG!', on: ricochet.Henry, what: 'Scope' });
    ricochet.Ann.passes();
    expect(ricochet.Ann).toHaveLostLife(1);
    expect(ricochet.Henry).toHaveInPlay();
  });

  it('[VALLEY-MIX-16-Q] puts the player of a Brawl out: the others keep their cards', () => {
    const { Ann, Henry, Cat } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Brawl', 'Scope'] },
        Henry: { is: 'Henry Block', role: 'sheriff', hand: ['Duel'] },
        Cat: { role: 'outlaw', hand: ['Beer'] },
      },
      { sets: dodge, discard },
    );
    Ann.plays('Brawl', { cost: ['Scope'] });
    expect(Ann).toBeOut();
    expect(Henry).toHold(6);
    expect(Cat).toHold('Beer');
  });

  it('[VALLEY-MIX-21-Q] shoots in Belle Star’s turn too', () => {
    const { Belle, Henry } = table(
      { Belle: { is: 'Belle Star', hand: ['Panic!', 'Beer'] }, Henry: { is: 'Henry Block', hand: ['Duel'] }, Cat: {} },
      { sets: dodge, discard },
    );
    Belle.plays('Panic!', { on: Henry, what: 'hand' });
    Belle.passes();
    expect(Belle).toHaveLostLife(1);
  });
});
