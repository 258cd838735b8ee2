import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything } from './test-tables.ts';

const seen = ['Saved!', 'Aim']; // open to all: nobody need be asked about them
const mick = { is: 'Mick Defender', hand: ['Missed!', 'Duel'] };

describe('Escape and Mick Defender’s Missed! avoid brown cards of every set', () => {
  const AT_ONE = ['Arrow', 'Quick Shot', 'Flintlock', 'Knife Revolver', 'Tomahawk', 'Duel', 'Panic!', 'Cat Balou'];

  it.each(AT_ONE)('[TRAIN-MIX-17-Q] %s, by an Escape', (card) => {
    const { Ann, Ben } = table(
      { Ann: { hand: [card, 'Beer'] }, Ben: { hand: ['Escape'], inPlay: ['Scope'] }, Cid: {}, Dan: {} },
      { sets: everything, discard: seen },
    );
    const takes = card === 'Panic!' || card === 'Cat Balou';
    Ann.plays(card, { on: Ben, ...(takes && { what: 'Scope' }) });
    Ben.answers('Escape');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHaveInPlay('Scope');
    Ann.isAsked('play');
  });

  it.each(AT_ONE)('[TRAIN-MIX-17-Q] %s, by Mick’s Missed!', (card) => {
    const { Ann, Mick } = table(
      { Ann: { hand: [card, 'Beer'] }, Mick: { ...mick, inPlay: ['Scope'] }, Cid: {}, Dan: {} },
      { sets: everything, discard: [...seen, 'Escape'] },
    );
    const takes = card === 'Panic!' || card === 'Cat Balou';
    Ann.plays(card, { on: Mick, ...(takes && { what: 'Scope' }) });
    if (Mick.question?.kind === 'evade') Mick.uses('Mick Defender', { card: 'Missed!' });
    else Mick.answers('Missed!');
    expect(Mick).toHaveLostLife(0);
    expect(Mick).toHaveInPlay('Scope');
    expect(Mick).toHold('Duel');
  });

  it('[TRAIN-MIX-17-Q] Rust: he keeps his tokens', () => {
    const { Ann, Mick, Cid } = table(
      {
        Ann: { hand: ['Rust', 'Beer'] },
        Mick: { ...mick, tokens: { load: 2 } },
        Cid: { hand: ['Escape'], tokens: { load: 2 } },
        Dan: { tokens: { load: 2 } },
      },
      { sets: everything, discard: seen },
    );
    Ann.plays('Rust');
    Mick.uses('Mick Defender', { card: 'Missed!' });
    Cid.answers('Escape');
    expect(Mick).toHaveTokens('load', 2);
    expect(Cid).toHaveTokens('load', 2);
    expect(Ann).toHaveTokens('load', 1);
  });

  it('[TRAIN-MIX-17-Q] Switch: nothing changes places; Squaw: the card stays; Most Wanted: he does not draw!', () => {
    const { Ann, Mick } = table(
      {
        Ann: { hand: ['Switch', 'Squaw', 'Most Wanted', 'Beer'], inPlay: ['Barrel'] },
        Mick: { is: 'Mick Defender', hand: ['Missed!', 'Missed!', 'Missed!', 'Duel'], inPlay: ['Scope'] },
        Cid: {},
        Dan: {},
      },
      { sets: everything, discard: [...seen, 'Escape'], deckTop: ['2♥', '2♦', '3♦', '4♦', '2♠'] },
    );
    Ann.plays('Switch', { ownCard: 'Barrel', on: Mick, what: 'Scope' });
    Mick.uses('Mick Defender', { card: 'Missed!' });
    Ann.plays('Squaw', { on: Mick, what: 'Scope' });
    Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(Mick).toHaveInPlay('Scope');
    Ann.plays('Most Wanted');
    Mick.uses('Mick Defender', { card: 'Missed!' });
    expect(Mick).toHaveLostLife(0);
    expect(Mick).toHold('Duel');
  });

  it('[VALLEY-MIX-17-Q] a Money Bag that copies a BANG! is no BANG! card', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Money Bag', 'Beer'] }, Ben: { hand: ['Escape'] }, Cid: {}, Dan: {} },
      { sets: everything, discard: ['BANG!', ...seen] },
    );
    Ann.plays('Money Bag', { on: Ben });
    Ben.answers('Escape');
    expect(Ben).toHaveLostLife(0);
  });

  it('[VALLEY-MIX-17-Q] not green or orange cards, railcars, locomotives and abilities', () => {
    const green = table(
      { Ann: { inPlay: ['Knife'], hand: ['Beer'] }, Ben: { hand: ['Escape'] }, Cid: {}, Dan: {} },
      { sets: everything, discard: seen },
    );
    green.Ann.uses('Knife', { on: green.Ben });
    green.Ben.mayNot.play('Escape').because('noEscape');
    const orange = table(
      { Ann: { inPlay: ['Lock Pick'], hand: ['Beer'] }, Ben: { hand: ['Escape'] }, Cid: {}, Dan: {} },
      { sets: everything, discard: seen, tokensOn: { load: { 'Lock Pick': 3 } } },
    );
    orange.Ann.uses('Lock Pick', { on: orange.Ben });
    expect(orange.Ben).toHold(0);
    const railcar = table(
      { Ann: { inPlay: ['Passenger Car'], hand: ['Beer'] }, Ben: { hand: ['Escape'] }, Cid: {}, Dan: {} },
      { sets: everything, discard: seen },
    );
    railcar.Ann.uses('Passenger Car', { on: railcar.Ben, what: 'hand' });
    expect(railcar.Ben).toHold(0);
    const ability = table(
      { Kid: { is: 'Mexicali Kid', hand: ['Beer'], tokens: { load: 2 } }, Ben: { hand: ['Escape'] }, Cid: {}, Dan: {} },
      { sets: everything, discard: seen },
    );
    ability.Kid.uses('Mexicali Kid', { on: ability.Ben });
    ability.Ben.mayNot.play('Escape').because('noEscape');
    const iron = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Gatling'] }, Ben: { hand: ['Escape'] }, Cid: {}, Dan: {} },
      {
        sets: everything,
        discard: seen,
        zones: { line: ['Boom Town'], train: [] },
        memory: { 'locomotive-at': 1 },
        inForce: { locomotive: 'Ironhorse' },
      },
    );
    iron.Zippy.uses('Zippy Roy');
    iron.Zippy.passes();
    iron.Ben.mayNot.play('Escape').because('noEscape');
  });
});

describe('Ms. Abigail', () => {
  const abi = { is: 'Ms. Abigail', hand: ['Beer'] };
  const words = { sets: everything, discard: [...seen, 'Escape'] };

  it.each(['Flintlock A♠', 'Tomahawk A♦', 'Train Robbery J♣', 'Duel Q♦', 'Duel J♠', 'BANG! A♥'])(
    '[TRAIN-MIX-18-Q] ignores a %s',
    (card) => {
      const { Ann, Abi } = table(
        { Ann: { hand: [card, 'Saloon'] }, Abi: { ...abi, inPlay: ['Scope'] }, Cid: {}, Dan: {} },
        words,
      );
      Ann.plays(card, { on: Abi });
      Abi.isAsked('ignore');
      Abi.uses('Ms. Abigail');
      expect(Abi).toHaveLostLife(0);
      expect(Abi).toHaveInPlay('Scope');
      Ann.isAsked('play');
    },
  );

  it.each(['Most Wanted', 'Poker', 'Bandidos', 'Tornado', 'Gatling', 'Indians!'])(
    '[TRAIN-MIX-18-Q] cannot ignore a %s: it is aimed at several',
    (card) => {
      const { Ann, Abi } = table(
        { Ann: { hand: [card] }, Abi: { ...abi, hand: ['Beer', 'Panic!'] }, Cid: {}, Dan: {} },
        words,
      );
      Ann.plays(card);
      expect(Abi).not.toBeAsked('ignore');
    },
  );

  it('[TRAIN-MIX-18-Q] ignores the shot of a Backfire, and a Money Bag that copies a Panic!', () => {
    const back = table(
      { Abi: { ...abi, hand: ['BANG! 5♣', 'Beer'] }, Ben: { hand: ['Backfire'] }, Cid: {}, Dan: {} },
      words,
    );
    back.Abi.plays('BANG! 5♣', { on: back.Ben });
    back.Ben.answers('Backfire');
    back.Abi.isAsked('ignore');
    back.Abi.uses('Ms. Abigail');
    expect(back.Abi).toHaveLostLife(0);
    const bag = table(
      { Ann: { hand: ['Money Bag', 'Saloon'] }, Abi: abi, Cid: {}, Dan: {} },
      { ...words, discard: ['Panic!', ...words.discard] },
    );
    bag.Ann.plays('Money Bag', { on: bag.Abi, what: 'hand' });
    bag.Abi.isAsked('ignore');
  });

  it('[TRAIN-MIX-18-Q] a BANG! that Evan Babbit sends on to her is aimed at her alone', () => {
    const { Ann, Evan, Abi } = table(
      { Ann: { hand: ['BANG! K♥', 'Saloon'] }, Evan: { is: 'Evan Babbit', hand: ['Beer 6♥'] }, Abi: abi, Dan: {} },
      words,
    );
    Ann.plays('BANG!', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'Beer 6♥', on: Abi });
    Abi.isAsked('ignore');
    Abi.uses('Ms. Abigail');
    expect(Abi).toHaveLostLife(0);
  });

  it('[ARMED-ABIGAIL-03-Q] goes by the value of the card shot: a Schofield K♠ through LeMat, or under Showdown', () => {
    const lemat = table(
      { Ann: { hand: ['Schofield K♠', 'Saloon'], inPlay: ['LeMat'] }, Abi: abi, Cid: {}, Dan: {} },
      words,
    );
    lemat.Ann.plays('Schofield K♠', { as: 'BANG!', on: lemat.Abi });
    lemat.Abi.isAsked('ignore');
    const show = table(
      { Ann: { hand: ['Schofield K♠', 'Saloon'] }, Abi: abi, Cid: {}, Dan: {} },
      { ...words, inForce: { show: 'Showdown' } },
    );
    show.Ann.plays('Schofield K♠', { as: 'BANG!', on: show.Abi });
    show.Abi.isAsked('ignore');
  });

  it('[ARMED-ABIGAIL-03-Q] not if others are targets as well: an Arrow or a Quick Shot with a token', () => {
    const { Ann, Abi, Cid } = table(
      { Ann: { hand: ['Flintlock', 'Quick Shot', 'Saloon'], tokens: { load: 1 } }, Abi: abi, Cid: {} },
      words,
    );
    Ann.plays('Quick Shot', { on: Abi, times: 1, also: [Cid] });
    expect(Abi).not.toBeAsked('ignore');
  });

  it('[ARMED-MIX-24-Q] cannot ignore equipment', () => {
    const { Ann, Abi } = table(
      { Ann: { hand: ['Saloon'], tokens: { nugget: 2 } }, Abi: abi, Cid: {}, Dan: {} },
      { ...words, zones: { shop: ['Pardner', 'Shot', 'Bottle'] } },
    );
    Ann.uses('Shop', { card: 'Pardner', as: 'Duel', on: Abi });
    expect(Abi).not.toBeAsked('ignore');
  });

  it('[WWS-MIX-13-Q] goes by the value of the card that Lee Van Kliff repeats', () => {
    const { Lee, Abi } = table(
      { Lee: { is: 'Lee Van Kliff', hand: ['BANG! A♦', 'BANG! 2♣', 'Saloon'] }, Abi: abi, Cid: {}, Dan: {} },
      words,
    );
    Lee.plays('BANG! A♦', { on: Abi });
    Abi.uses('Ms. Abigail');
    Lee.uses('Lee Van Kliff', { card: 'BANG! 2♣', on: Abi });
    Abi.isAsked('ignore');
  });
});

describe('Sgt. Blaze', () => {
  const blaze = (...hand: string[]) => ({ is: 'Sgt. Blaze', hand });
  const words = { sets: everything, discard: [...seen, 'Escape'] };

  it.each(['Gatling', 'Indians!', 'Bandidos', 'Poker', 'Tornado', 'Most Wanted'])(
    '[TRAIN-BLAZE-05-Q][TRAIN-MIX-26-Q] spares a player a %s',
    (card) => {
      const { Blaze, Ben } = table(
        { Blaze: blaze(card, 'Duel'), Ben: { hand: ['Missed!'] }, Cid: {}, Dan: {} },
        { ...words, deckTop: ['2♥', '2♦', '2♠', '3♠'] },
      );
      Blaze.plays(card, { sparedPlayer: Ben });
      expect(Ben).toHold('Missed!');
      expect(Ben).toHaveLostLife(0);
      expect(Ben).not.toBeAsked();
    },
  );

  it('[TRAIN-MIX-26-Q] a Brawl, a Howitzer, a Rust, too', () => {
    const brawl = table(
      { Blaze: blaze('Brawl', 'Beer', 'Duel'), Ben: { hand: ['Missed!'] }, Cid: { hand: ['Beer'] } },
      words,
    );
    brawl.Blaze.plays('Brawl', { cost: ['Beer'], sparedPlayer: brawl.Ben });
    expect(brawl.Ben).toHold('Missed!');
    expect(brawl.Cid).toHold(0);
    const howitzer = table({ Blaze: { ...blaze('Duel'), inPlay: ['Howitzer'] }, Ben: {}, Cid: {} }, words);
    howitzer.Blaze.uses('Howitzer', { sparedPlayer: howitzer.Ben });
    expect(howitzer.Ben).toHaveLostLife(0);
    expect(howitzer.Cid).toHaveLostLife(1);
    const rust = table(
      { Blaze: blaze('Rust', 'Duel'), Ben: { tokens: { load: 1 } }, Cid: { tokens: { load: 1 } } },
      words,
    );
    rust.Blaze.plays('Rust', { sparedPlayer: rust.Ben });
    expect(rust.Ben).toHaveTokens('load', 1);
    expect(rust.Cid).toHaveTokens('load', 0);
  });

  it.each(['Bandidos', 'Tornado', 'Most Wanted', 'Saloon', 'General Store'])(
    '[TRAIN-MIX-26-Q][TRAIN-BLAZE-04-Q] spares himself a %s',
    (card) => {
      const { Blaze } = table(
        { Blaze: { ...blaze(card, 'Duel'), life: 3 }, Ben: {}, Cid: {} },
        { ...words, deckTop: ['2♠', '3♠', '4♠'] },
      );
      Blaze.plays(card, { sparedPlayer: Blaze });
      expect(Blaze).toHaveLife(3);
      expect(Blaze).toHold(card === 'Most Wanted' ? 2 : 1);
    },
  );
});
