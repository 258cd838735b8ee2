import { describe, expect, it } from 'vitest';
import { playersWith } from './offered.ts';
import { changesIn, housePreset, PRESET_NAMES, presetOf, randomMix } from './presets.ts';

const HOUSE = {
  game: 'bang',
  isPublic: false,
  players: 5,
  sets: ['base'],
  options: [],
  clock: null,
  pace: 'calm',
  pokerFace: true,
  deadSeeAll: false,
  openHands: true,
  keepCharacters: false,
  passStar: false,
  rotateSeats: false,
} as const;

describe('What is played by one press', () => {
  it.each(PRESET_NAMES)('is found again by its sets, with nothing changed: %s', (name) => {
    const house = { ...HOUSE, ...housePreset(name, HOUSE) };
    expect(presetOf(house)).toBe(name);
    expect(changesIn(house)).toBe(0);
  });

  it('tells how much is changed, sets of one’s own included', () => {
    expect(changesIn({ ...HOUSE, openHands: false, clock: { decision: 30, bank: 120 } })).toBe(2); // Classic with another clock
    expect(presetOf({ sets: ['base', 'high-noon'], clock: null })).toBeUndefined();
  });

  it('draws a mix that as many can play as sit there', () => {
    for (const players of [3, 5, 8]) {
      let drawn = 0;
      const sets = randomMix(players, () => ((drawn += 7) % 10) / 10);
      const { least, most } = playersWith(sets);
      expect(sets).toContain('base');
      expect(players >= least && players <= most).toBe(true);
    }
  });

  it('leaves out what means nothing with its sets', () => {
    const before = { ...HOUSE, sets: ['base', 'high-noon'], options: ['noGhosts', 'twoCharacters'], deadSeeAll: true };
    expect(housePreset('first', before)).toMatchObject({ options: ['twoCharacters'], deadSeeAll: true });
    expect(housePreset('everything', { ...before, options: [] })).toMatchObject({ deadSeeAll: false });
  });
});
