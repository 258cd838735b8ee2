import { describe, expect, it } from 'vitest';
import { changesIn, housePreset, PRESET_NAMES, presetOf } from './presets.ts';

const HOUSE = {
  isPublic: false,
  players: 5,
  sets: ['base'],
  options: [],
  clock: null,
  pace: 'calm',
  pokerFace: true,
  deadSeeAll: false,
  openHands: false,
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
    expect(changesIn({ ...HOUSE, openHands: true, clock: { decision: 30, bank: 120 } })).toBe(2);
    expect(presetOf({ sets: ['base', 'high-noon'] })).toBeUndefined();
  });

  it('leaves out what means nothing with its sets', () => {
    const before = { ...HOUSE, sets: ['base', 'high-noon'], options: ['noGhosts', 'twoCharacters'], deadSeeAll: true };
    expect(housePreset('first', before)).toMatchObject({ options: ['twoCharacters'], deadSeeAll: true });
    expect(housePreset('everything', { ...before, options: [] })).toMatchObject({ deadSeeAll: false });
  });
});
