import type { HouseRules } from '@dustup/protocol/client';
import { deadStay, OFFERED, optionsWith } from './sets-panel.tsx';

type Wished = Pick<HouseRules, 'sets' | 'clock' | 'pace'> & Partial<Pick<HouseRules, 'players'>>;

const MINUTE = { decision: 60, bank: 120 };

/** What is played most, by one press. */
export const PRESETS: { readonly [name in 'first' | 'classic' | 'stakes' | 'everything']: Wished } = {
  first: { sets: ['base'], clock: null, pace: 'calm' },
  classic: { sets: ['base', 'dodge-city'], clock: MINUTE, pace: 'human' },
  stakes: { sets: ['base', 'dodge-city', 'high-noon', 'gold-rush'], clock: MINUTE, pace: 'human' },
  everything: { sets: OFFERED.map(({ slug }) => slug), players: 8, clock: MINUTE, pace: 'human' },
};

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES: readonly PresetName[] = ['first', 'classic', 'stakes', 'everything'];

/** What a table's rules are unless somebody changes them. */
const USUAL = {
  options: [],
  pokerFace: true,
  isPublic: false,
  openHands: false,
  deadSeeAll: false,
  keepCharacters: false,
  passStar: false,
  rotateSeats: false,
} as const;

/** The house with what a preset wishes, and without what means nothing then. */
export function housePreset(name: PresetName, { options, deadSeeAll }: HouseRules): Partial<HouseRules> {
  const wished = PRESETS[name];
  const known = optionsWith(wished.sets);
  return {
    ...wished,
    options: options.filter((option) => known.includes(option)),
    deadSeeAll: deadSeeAll && deadStay(wished.sets, options),
  };
}

/** Which of them is played: the one with these sets. */
export function presetOf({ sets }: Pick<HouseRules, 'sets'>): PresetName | undefined {
  return PRESET_NAMES.find((name) => isSame(PRESETS[name].sets.toSorted(), sets.toSorted()));
}

/** How much of a house is not as the preset that is played, or as usual. */
export function changesIn(house: HouseRules): number {
  const name = presetOf(house);
  const { clock } = PRESETS[name ?? 'classic'];
  const own = name === undefined ? 1 : 0;
  return own + Object.entries({ ...USUAL, clock }).filter(([key, usual]) => !isSame(valueIn(house, key), usual)).length;
}

function valueIn(house: HouseRules, wanted: string): unknown {
  return Object.entries(house).find(([key]) => key === wanted)?.[1];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
