import { bangRules, mayBringBack, optionsFor, type Setup } from '@dustup/bang';
import { type Refusal, refuse, SetupError } from '@dustup/kernel';
import type { HouseRules, HouseWish } from '@dustup/protocol';
import type { TableState } from './table-state.ts';
import type { World } from './world.ts';

const USUAL_HOUSE: HouseRules = {
  isPublic: false,
  players: 5,
  sets: ['base'],
  options: [],
  clock: { decision: 30, bank: 120 },
  pace: 'human',
  pokerFace: true,
  deadSeeAll: false,
  openHands: true,
  keepCharacters: false,
  passStar: false,
  rotateSeats: false,
};

/** The house rules of a new table: the last ones of whoever opens it, and what he wishes now. */
export function newHouse(world: World, remembered: HouseRules | null, wish: HouseWish): HouseRules | Refusal {
  const wished = wishedHouse(remembered ?? USUAL_HOUSE, wish);
  const reason = whyNotHouse(world, wished);
  if (reason === undefined) return wished;
  if (remembered === null) return reason;
  const usual = wishedHouse(USUAL_HOUSE, wish); // what was remembered may no longer be offered
  return whyNotHouse(world, usual) === undefined ? usual : reason;
}

export function wishedHouse(house: HouseRules, wish: HouseWish): HouseRules {
  const wished = { ...house, ...definedIn(wish) };
  return { ...wished, sets: [...new Set(wished.sets)], options: [...new Set(wished.options)] };
}

/** An optional member that is there and undefined does not count. */
function definedIn(wish: HouseWish): Partial<HouseRules> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

export function whyNotHouse(world: World, house: HouseRules): Refusal | undefined {
  const { sets, options, deadSeeAll } = house;
  const unknown = sets.find((set) => !world.settings.sets.includes(set));
  if (unknown !== undefined) return refuse('noSuchSet', { set: unknown, sets: world.settings.sets });
  const reason = whyNotSetup({ ...setupOf(house), options: [] });
  if (reason !== undefined) return reason;
  const option = options.find((one) => !optionsFor(sets).includes(one));
  if (option !== undefined) return refuse('noSuchOption', { option, options: optionsFor(sets) });
  // a ghost must not have seen all hands
  if (deadSeeAll && mayBringBack(sets, options))
    return refuse('theDeadMayReturn', { sets: sets.filter((set) => mayBringBack([set], options)) });
  return whyNotSetup(setupOf(house));
}

export function setupOf({ players, sets, options }: HouseRules): Setup {
  return { players, sets, options };
}

const ANY_KEY = '0'.repeat(64);

/** The rules' own reason against a set-up. */
export function whyNotSetup(setup: Setup): Refusal | undefined {
  try {
    bangRules.begin(setup, ANY_KEY);
    return undefined;
  } catch (error) {
    return error instanceof SetupError ? error.refusal : refuse('badSetup');
  }
}

/** What the next game is set up from: in a series with what the last one left behind. */
export function nextSetupAt({ house, seats, star }: TableState): Setup {
  const setup = setupOf(house);
  const kept = seats.map((held) => held?.keeps ?? null);
  return {
    ...setup,
    ...(kept.some((character) => character !== null) && { characters: kept }),
    ...(star !== null && { sheriff: star }),
  };
}
