import { declaredSets, mixFacts, PRESETS, setsOfPreset, whyNotPlayable } from '@dustup/bang';
import { describe, expect, it } from 'vitest';

const all = declaredSets();
const never = () => 1;
const always = () => 0;

describe('Presets of sets', () => {
  it('are everything, everything but the train, and a mix by chance', () => {
    expect(setsOfPreset('everything', all, never)).toEqual(all);
    expect(setsOfPreset('everythingButTheTrain', all, never)).toEqual(
      all.filter((set) => set !== 'great-train-robbery'),
    );
    expect(setsOfPreset('randomMix', all, never)).toEqual(['base']);
    expect(setsOfPreset('randomMix', all, always)).toEqual(all);
  });

  it('of all sets are there for three to eight players', () => {
    for (const preset of PRESETS.filter((one) => one !== 'randomMix')) {
      const sets = setsOfPreset(preset, all, never);
      for (let players = 3; players <= 8; players++) expect(whyNotPlayable({ players, sets })).toBeUndefined();
    }
  });
});

describe('What cannot be played together', () => {
  it('says why: too few or too many players, no base game, an option of no set', () => {
    expect(whyNotPlayable({ players: 8, sets: ['base'] })).toEqual({
      refused: 'playersOutOfRange',
      players: 8,
      least: 4,
      most: 7,
    });
    expect(whyNotPlayable({ players: 3, sets: ['base', 'gold-rush'] })).toMatchObject({ refused: 'playersOutOfRange' });
    expect(whyNotPlayable({ players: 5, sets: ['gold-rush'] })).toMatchObject({ refused: 'needsBaseSet' });
    expect(whyNotPlayable({ players: 5, sets: ['base'], options: ['allEvents'] })).toMatchObject({
      refused: 'noSuchOption',
    });
  });
});

describe('What is worth knowing of a mix', () => {
  it('counts its cards and characters', () => {
    expect(mixFacts(['base'], 5)).toEqual({ cards: 80, characters: 16, hint: null });
    expect(mixFacts(['base', 'dodge-city'], 5)).toEqual({ cards: 120, characters: 31, hint: null });
  });

  it('tells of a large deck, and of events among three', () => {
    expect(mixFacts(all, 5)).toEqual({ cards: 180, characters: 71, hint: 'rareCards' });
    expect(mixFacts(['base', 'dodge-city', 'high-noon'], 3).hint).toBe('rareEvents');
  });
});
