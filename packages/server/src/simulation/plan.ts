import type { HouseWish } from '@dustup/protocol';
import { type Chance, chanceFrom } from './chance.ts';
import type { Weather } from './network.ts';

/** People who want to play together. */
export type PartyPlan = {
  readonly house: HouseWish;
  readonly people: number;
  readonly spectators: number;
  readonly bot: 'rule' | 'random';
  readonly games: number;
};

/** What goes wrong; what stands here twice is twice as likely. */
const FAULTS = [
  'kill',
  'kill',
  'power',
  'power',
  'stop',
  'relapse',
  'slowDisk',
  'fullDisk',
  'cutOff',
  'cutOff',
  'breakAll',
  'gone',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** When (milliseconds after the beginning), and for how long. */
export type Fault = { readonly kind: FaultKind; readonly at: number; readonly lasts: number };

/** What a seed is. */
export type Plan = {
  readonly seed: number;
  readonly parties: readonly PartyPlan[];
  readonly faults: readonly Fault[];
  /** Until all is well for good. */
  readonly stormEnds: number;
  readonly weather: Weather;
  /** People have no time to play to the end: some time after the storm they vote to give the game up. */
  readonly isHurried: boolean;
  /** People often want a break, and often enough of it all. */
  readonly isMoody: boolean;
};

/** Every game is played, each with its own number of people. */
const TABLES = [
  { game: 'bang', players: 4, people: 3 },
  { game: 'bang', players: 4, people: 3 },
  { game: 'duel', players: 2, people: 2 },
] as const;

export function planOf(seed: number): Plan {
  const chance = chanceFrom(seed, 'plan');
  const stormEnds = chance.between(20_000, 80_000);
  const parties = Array.from({ length: chance.happens(0.25) ? 2 : 1 }, () => partyPlan(chance));
  const faults = Array.from({ length: chance.between(2, 9) }, () => fault(chance, stormEnds));
  return {
    seed,
    parties,
    faults: faults.sort((one, other) => one.at - other.at),
    stormEnds,
    weather: weatherOf(chance),
    isHurried: chance.happens(0.5),
    isMoody: chance.happens(0.2),
  };
}

export function partyPlan(chance: Chance): PartyPlan {
  const { people, ...game } = chance.pick(TABLES) ?? TABLES[0];
  return {
    house: { ...houseOf(chance), ...game },
    people: chance.between(1, people),
    spectators: chance.happens(0.4) ? 1 : 0,
    bot: chance.happens(0.5) ? 'rule' : 'random',
    games: chance.happens(0.1) ? 2 : 1,
  };
}

function houseOf(chance: Chance): HouseWish {
  return {
    isPublic: chance.happens(0.5),
    clock: chance.happens(0.7) ? { decision: chance.between(3, 20), bank: chance.between(0, 20) } : null,
    pace: chance.happens(0.7) ? 'fast' : 'human',
    pokerFace: chance.happens(0.5),
    deadSeeAll: chance.happens(0.3),
    openHands: chance.happens(0.3),
    keepCharacters: chance.happens(0.5),
    passStar: chance.happens(0.5),
    rotateSeats: chance.happens(0.5),
  };
}

function fault(chance: Chance, stormEnds: number): Fault {
  const kind = chance.pick(FAULTS) ?? 'kill';
  const isLong = chance.happens(0.3);
  return { kind, at: chance.below(stormEnds), lasts: chance.between(100, isLong ? 30_000 : 3000) };
}

/** Some storms only delay and cut; in some single messages are lost, doubled and reordered as well. */
export function weatherOf(chance: Chance): Weather {
  const isMangled = chance.happens(0.35);
  const rate = (most: number) => (isMangled ? (chance.below(1000) / 1000) * most : 0);
  return {
    latency: [1, chance.pick([10, 60, 400, 1500]) ?? 10],
    breaks: chance.happens(0.5) ? 0.01 : 0.001,
    drops: rate(0.04),
    doubles: rate(0.1),
    reorders: rate(0.05),
  };
}
