import { bangRules, bookOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine, SETS } from '../tables.ts';

const { faces, characters } = bookOf(SETS);
const ofDeck = (slug: string) => faces.filter(({ deck }) => deck.slug === slug);

/** A game of so many at its first question. */
function begun(players: number, seed = 'train') {
  return Position.begin(bangRules, { players, sets: [...SETS, 'dodge-city'] }, keyFromSeed(seed));
}

describe('Setting up the train', () => {
  it('[TRAIN-SETUP-01] brings 8 characters, 16 playing cards, 16 railcars, a locomotive of two sides and 13 stations', () => {
    const own = bookOf(['great-train-robbery']);
    expect(own.characters.size).toBe(8);
    const playing = own.faces.filter(({ deck }) => deck.slug === 'main');
    expect(playing).toHaveLength(16);
    expect(playing.filter(({ card }) => card.colour === 'brown')).toHaveLength(12);
    expect(playing.filter(({ card }) => card.colour === 'blue')).toHaveLength(4);
    expect(ofDeck('railcars')).toHaveLength(16);
    expect(ofDeck('stations')).toHaveLength(13);
    expect([...own.events.keys()]).toEqual(['ironhorse', 'leland']);
  });

  it.each([4, 5, 7, 8])('[TRAIN-SETUP-02] lays a line of %i stations and a train of three railcars', (players) => {
    const position = begun(players);
    const seen = position.view(0);
    expect(seen.zones['line']).toMatchObject({ count: players });
    expect(seen.zones['train']).toMatchObject({ count: 3 });
    expect(seen.zones['stations']).toEqual({ count: 13 - players, cards: null });
    expect(seen.zones['railcars']).toEqual({ count: 13, cards: null });
  });

  it('[TRAIN-SETUP-03] puts the locomotive below the first station: no railcar is paired yet', () => {
    const { Ann } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: {}, Cid: {}, Dan: {} }, onTheLine({ at: 1 }));
    for (const trainCard of ['Caboose', 'Dining Car', 'Mail Car'])
      Ann.mayNot.use('take-railcar', { trainCard, cost: ['BANG!'] }).because('notPaired');
  });

  it('[TRAIN-MOVE-02] the first turn of the Sheriff moves it below the second', () => {
    const { state } = begun(5);
    expect(state.turn).toMatchObject({ number: 1 });
    expect(state.memory['locomotive-at']).toBe(2);
  });

  it('[TRAIN-SETUP-06-Q] turns a side of the locomotive up by chance', () => {
    const sides = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => begun(4, seed).state.inForce['locomotive']);
    expect(new Set(sides)).toEqual(new Set(['ironhorse', 'leland']));
  });

  it('[TRAIN-SETUP-07-Q] has one station for each of three players, too', () => {
    expect(begun(3).state.zones['line']).toHaveLength(3);
  });

  it('[TRAIN-SETUP-04] prints the sixteen cards with these signs', () => {
    const printed = bookOf(['great-train-robbery']).faces.filter(({ deck }) => deck.slug === 'main');
    expect(printed.map(({ card, signText }) => `${card.name} ${signText}`)).toEqual([
      'Cactus 7♥',
      'Evaded! Q♣',
      'Full Steam 2♠',
      'Knife Revolver 5♦',
      'Money Bag Q♣',
      'Most Wanted K♠',
      'Next Stop 2♦',
      'Next Stop K♣',
      'Switch 6♥',
      'Train Robbery 4♦',
      'Train Robbery J♣',
      'Water Tower 8♥',
      'Dragoon J♠',
      'Map 3♦',
      'Refund 3♠',
      'Strongbox 9♥',
    ]);
  });

  it('[TRAIN-SETUP-05] gives Sancho 3 life points, Sgt. Blaze and Zippy Roy 5, the others 4', () => {
    const own = [...bookOf(['great-train-robbery']).characters.keys()].map((slug) => [
      slug,
      characters.get(slug)?.life,
    ]);
    expect(Object.fromEntries(own)).toEqual({
      'benny-brawler': 4,
      'evan-babbit': 4,
      'jimmy-texas': 4,
      manuelita: 4,
      sancho: 3,
      'sgt-blaze': 5,
      'shade-o-connor': 4,
      'zippy-roy': 5,
    });
  });

  it('[TRAIN-TAKE-15-Q] has each railcar once, so nobody can have two of a name', () => {
    const names = ofDeck('railcars').map(({ card }) => card.slug);
    expect(new Set(names).size).toBe(16);
  });
});
