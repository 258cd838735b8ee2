import type { HouseRules } from '@dustup/protocol/client';
import { deadStay, OFFERED, optionsWith, playersWith, refusing } from './offered.ts';

type Wished = Pick<HouseRules, 'sets' | 'clock' | 'pace'> & Partial<Pick<HouseRules, 'players'>>;

const MINUTE = { decision: 60, bank: 120 };

const ALL = OFFERED.map(({ slug }) => slug);
const TRAIN = 'great-train-robbery';

/** What is played most, by one press. */
export const PRESETS: {
  readonly [name in 'first' | 'classic' | 'dodge' | 'stakes' | 'everything' | 'noTrain']: Wished;
} = {
  first: { sets: ['base'], clock: null, pace: 'calm' },
  classic: { sets: ['base'], clock: MINUTE, pace: 'human' },
  dodge: { sets: ['base', 'dodge-city'], clock: MINUTE, pace: 'human' },
  stakes: { sets: ['base', 'dodge-city', 'high-noon', 'gold-rush'], clock: MINUTE, pace: 'human' },
  everything: { sets: ALL, players: 8, clock: MINUTE, pace: 'human' },
  noTrain: { sets: ALL.filter((set) => set !== TRAIN), players: 8, clock: MINUTE, pace: 'human' },
};

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES: readonly PresetName[] = ['first', 'classic', 'dodge', 'stakes', 'everything', 'noTrain'];

/** The base game and each other set with an even chance, drawn anew until as many can play as wish to. */
export function randomMix(players: number, chance: () => number): readonly string[] {
  for (;;) {
    const sets = ALL.filter((set) => set === 'base' || chance() < 0.5);
    const { least, most } = playersWith(sets);
    if (players >= least && players <= most) return sets;
  }
}

/** What a table's rules are unless somebody changes them. */
const USUAL = {
  options: [],
  pokerFace: true,
  isPublic: false,
  openHands: true,
  deadSeeAll: false,
  keepCharacters: false,
  passStar: false,
  rotateSeats: false,
} as const;

/** The house with what a preset wishes, and without what means nothing then. */
export function housePreset(name: PresetName, house: HouseRules): Partial<HouseRules> {
  const wished = PRESETS[name];
  const { least, most } = playersWith(wished.sets);
  const players = wished.players ?? Math.min(most, Math.max(least, house.players));
  return { ...wished, ...withSets(wished.sets, house), players };
}

/** Other sets, without what means nothing with them. */
export function withSets(sets: readonly string[], { options, deadSeeAll }: HouseRules): Partial<HouseRules> {
  const known = optionsWith(sets);
  return {
    sets,
    options: options.filter((option) => known.includes(option) && refusing(option, sets) === undefined),
    deadSeeAll: deadSeeAll && deadStay(sets, options),
  };
}

/** Which of them is played: the one with these sets, and with a clock or without. */
export function presetOf({ sets, clock }: Pick<HouseRules, 'sets' | 'clock'>): PresetName | undefined {
  const same = PRESET_NAMES.filter((name) => isSame(PRESETS[name].sets.toSorted(), sets.toSorted()));
  return same.find((name) => (PRESETS[name].clock === null) === (clock === null)) ?? same[0];
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
