import { type Chance, chanceFrom } from '../chance.ts';
import type { Weather } from '../network.ts';
import { type PartyPlan, partyPlan, weatherOf } from '../plan.ts';

/** What goes wrong among several nodes; what stands here twice is twice as likely. */
const FAULTS = [
  'kill',
  'kill',
  'freeze',
  'freeze',
  'stop',
  'partNodes',
  'partDatabase',
  'partDatabase',
  'partClient',
  'restartDatabase',
  'slowDatabase',
  'loseLinks',
  'doubleLink',
  'breakAll',
  'gone',
] as const;
export type ClubFaultKind = (typeof FAULTS)[number];

/** When (milliseconds after the beginning), and for how long. */
export type ClubFault = { readonly kind: ClubFaultKind; readonly at: number; readonly lasts: number };

/** What a seed is, for several nodes. */
export type ClubPlan = {
  readonly seed: number;
  /** How far the clock of each node is ahead, in milliseconds. */
  readonly skews: readonly number[];
  readonly parties: readonly PartyPlan[];
  readonly faults: readonly ClubFault[];
  readonly stormEnds: number;
  readonly weather: Weather;
  readonly innerWeather: Weather;
  readonly isHurried: boolean;
  readonly isMoody: boolean;
};

export function clubPlanOf(seed: number, nodes: number): ClubPlan {
  const chance = chanceFrom(seed, 'club plan');
  const stormEnds = chance.between(12_000, 30_000);
  const faults = Array.from({ length: chance.between(2, 6) }, () => faultFrom(chance, stormEnds));
  return {
    seed,
    skews: Array.from({ length: nodes }, () => skewFrom(chance)),
    parties: Array.from({ length: chance.happens(0.3) ? 2 : 1 }, () => quickParty(chance)),
    faults: faults.sort((one, other) => one.at - other.at),
    stormEnds,
    // connections end; single messages are neither lost nor doubled, as is proved with one server
    weather: { ...weatherOf(chance), drops: 0, doubles: 0, reorders: 0 },
    innerWeather: innerWeatherOf(chance),
    isHurried: chance.happens(0.9),
    isMoody: chance.happens(0.1),
  };
}

/** Most clocks are nearly right, some are wrong by minutes. */
function skewFrom(chance: Chance): number {
  const most = chance.pick([50, 5000, 600_000]) ?? 50;
  return chance.between(-most, most);
}

/** A short game, mostly: what the nodes do is what matters. */
function quickParty(chance: Chance): PartyPlan {
  const plan = partyPlan(chance);
  if (chance.happens(0.2)) return plan;
  const house = { ...plan.house, game: 'duel', players: 2 };
  return { ...plan, house, people: Math.min(2, plan.people) };
}

function faultFrom(chance: Chance, stormEnds: number): ClubFault {
  const kind = chance.pick(FAULTS) ?? 'kill';
  const isLong = chance.happens(0.5);
  // a lease is 2.5 s
  return { kind, at: chance.below(stormEnds), lasts: isLong ? chance.between(2500, 9000) : chance.between(100, 2500) };
}

/** Between servers single messages are neither lost nor doubled, but their connections end. */
function innerWeatherOf(chance: Chance): Weather {
  return {
    latency: [1, chance.pick([5, 20, 150]) ?? 5],
    breaks: chance.pick([0, 0.001, 0.005]) ?? 0,
    drops: 0,
    doubles: 0,
    reorders: 0,
  };
}
