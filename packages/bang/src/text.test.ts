import { describe, expect, it } from 'vitest';
import { type SetText, textFaults } from './text.ts';

const english: SetText = {
  set: { name: 'Dodge City', line: 'More of it.', full: 'A good deal more of it.' },
  cards: { beer: { name: 'Beer', line: 'Heals.', full: 'It heals.' } },
};

describe('the texts of a set', () => {
  it('are in order when every language has the same ones', () => {
    expect(textFaults({ en: english, it: english })).toEqual([]);
  });

  it('are at fault where one language lacks a text that another has', () => {
    const { set } = english;
    const italian = {
      set,
      characters: { 'molly-stark': { name: 'Molly Stark', line: 'Pesca.', full: 'Pesca dopo.' } },
    };
    expect(textFaults({ en: english, it: italian })).toEqual([
      'en.characters.molly-stark.name is missing',
      'en.characters.molly-stark.line is missing',
      'en.characters.molly-stark.full is missing',
      'it.cards.beer.name is missing',
      'it.cards.beer.line is missing',
      'it.cards.beer.full is missing',
    ]);
  });

  it('are at fault where one is empty', () => {
    const italian = { ...english, set: { ...english.set, full: ' ' } };
    expect(textFaults({ en: english, it: italian })).toEqual(['it.set.full is empty']);
  });

  it('are at fault where a line is longer than 70 characters', () => {
    const line = 'è'.repeat(70);
    expect(textFaults({ en: english, it: { ...english, set: { ...english.set, line } } })).toEqual([]);
    expect(textFaults({ en: english, it: { ...english, set: { ...english.set, line: `${line}.` } } })).toEqual([
      'it.set.line has 71 characters',
    ]);
  });
});
