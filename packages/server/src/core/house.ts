import { type GameChoice, type Json, type Playable, type Refusal, refuse, SetupError } from '@dustup/kernel';
import type { HouseRules, HouseWish } from '@dustup/protocol';
import type { TableState } from './table-state.ts';
import type { World } from './world.ts';

type TableRules = Omit<HouseRules, 'game' | keyof GameChoice>;

const USUAL_RULES: TableRules = {
  isPublic: false,
  clock: { decision: 30, bank: 120 },
  pace: 'human',
  pokerFace: true,
  deadSeeAll: false,
  openHands: true,
  keepCharacters: false,
  passStar: false,
  rotateSeats: false,
};

/** The settings of a new table: the last ones of the guest who opens it, with what they ask for now. */
export function newHouse(world: World, remembered: HouseRules | null, wish: HouseWish): HouseRules | Refusal {
  const { games } = world.settings;
  const game = games.get(wish.game ?? remembered?.game ?? '') ?? [...games.values()][0];
  if (game === undefined || (wish.game !== undefined && game.slug !== wish.game)) return whyNoGame(world, wish.game);
  const usual = usualHouse(game, USUAL_RULES);
  const wished = wishedHouse(world, remembered ?? usual, { ...wish, game: game.slug });
  const reason = whyNotHouse(world, wished);
  if (reason === undefined || remembered === null) return reason ?? wished;
  const anew = wishedHouse(world, usual, wish); // what was remembered may no longer be offered
  return whyNotHouse(world, anew) === undefined ? anew : reason;
}

export function whyNoGame({ settings: { games } }: World, game: string | undefined): Refusal {
  return refuse('gameNotOffered', { game: game ?? '', games: [...games.keys()] });
}

function usualHouse({ slug, usual }: Playable, rules: TableRules): HouseRules {
  return { ...rules, game: slug, ...usual };
}

/** Who wants to play another game begins with what is usual there. */
export function wishedHouse({ settings }: World, house: HouseRules, wish: HouseWish): HouseRules {
  const other = wish.game === house.game ? undefined : settings.games.get(wish.game ?? '');
  const wished = { ...house, ...other?.usual, ...definedIn(wish) };
  return { ...wished, sets: [...new Set(wished.sets)], options: [...new Set(wished.options)] };
}

/** An optional member that is there and undefined does not count. */
function definedIn(wish: HouseWish): Partial<HouseRules> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

export function whyNotHouse(world: World, house: HouseRules): Refusal | undefined {
  const { sets, options, deadSeeAll } = house;
  const game = world.settings.games.get(house.game);
  if (game === undefined) return whyNoGame(world, house.game);
  const reason =
    whyNoSet(world, game, sets) ?? whyNotSetup(game, game.setupOf({ ...house, options: [] }, NOTHING_LEFT));
  if (reason !== undefined) return reason;
  const known = game.optionsFor(sets);
  const option = options.find((one) => !known.includes(one));
  if (option !== undefined) return refuse('noSuchOption', { option, options: known });
  // a ghost must not have seen all hands
  if (deadSeeAll && game.mayReturn(house))
    return refuse('theDeadMayReturn', { sets: sets.filter((set) => game.mayReturn({ ...house, sets: [set] })) });
  return game.whyNot(house) ?? whyNotSetup(game, game.setupOf(house, NOTHING_LEFT));
}

/** The sets of a game that this server offers. */
export function setsOffered({ settings }: World, { sets }: Playable): readonly string[] {
  return settings.sets === undefined ? sets : sets.filter((set) => settings.sets?.includes(set));
}

export function whyNoSet(world: World, game: Playable, sets: readonly string[]): Refusal | undefined {
  const offered = setsOffered(world, game);
  const unknown = sets.find((set) => !offered.includes(set));
  return unknown === undefined ? undefined : refuse('noSuchSet', { set: unknown, sets: offered });
}

const NOTHING_LEFT = { keeps: [], first: null };
const ANY_KEY = '0'.repeat(64);

/** The rules' own reason against a set-up. */
export function whyNotSetup({ rules }: Playable, setup: Json): Refusal | undefined {
  try {
    rules.begin(setup, ANY_KEY);
    return undefined;
  } catch (error) {
    return error instanceof SetupError ? error.refusal : refuse('badSetup');
  }
}

/** What the next game is set up from: in a series with what the last one left behind, if that can be played. */
export function nextSetupAt(game: Playable, { house, seats, star }: TableState): Json {
  const keeps = seats.map((held) => held?.keeps ?? null);
  const setup = game.setupOf(house, { keeps, first: star });
  return whyNotSetup(game, setup) === undefined ? setup : game.setupOf(house, NOTHING_LEFT);
}
