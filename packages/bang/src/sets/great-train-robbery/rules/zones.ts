import {
  type CardId,
  type CardDefinition,
  definitionOf,
  faceOf,
  type Game,
  memory,
  recall,
  type ZoneDefinition,
} from '../../../core.ts';

/** The railcars that wait, face down, and those behind the locomotive: C1, next to it, first. */
export const RAILCARS = 'railcars';
export const TRAIN = 'train';

/** The stack of the locomotive: one card with a side up; the other side is all that lies below it. */
export const LOCOMOTIVE = 'locomotive';

/** The stations that are not used just now, and the line: S1, the leftmost, first. */
export const STATIONS = 'stations';
export const LINE = 'line';

/** What lies behind the last station. */
export const END = 'end-of-the-line';

/** The number of the station above the locomotive; one more than there are stations at the End of the Line. */
export const locomotiveAt = memory<number>('locomotive-at', { of: 'game', initial: 1, seenBy: 'all' });

export const zones: readonly ZoneDefinition[] = [
  { slug: RAILCARS, of: 'table', seenBy: 'nobody' },
  { slug: TRAIN, of: 'table', seenBy: 'all', along: { zone: LINE, at: locomotiveAt, behind: LOCOMOTIVE, end: END } },
  { slug: STATIONS, of: 'table', seenBy: 'nobody' },
  { slug: LINE, of: 'table', seenBy: 'all' },
];

/** A train has three railcars, unless there are fewer to be had (TRAIN-EOL-06). */
export const FULL_TRAIN = 3;

const NO_CARDS: readonly CardId[] = [];

export function carsOf(game: Game): readonly CardId[] {
  return game.state.zones[TRAIN] ?? NO_CARDS;
}

export function lineOf(game: Game): readonly CardId[] {
  return game.state.zones[LINE] ?? NO_CARDS;
}

/** L = N + 1 (TRAIN-EOL-01). */
export function endOfLine(game: Game): number {
  return lineOf(game).length + 1;
}

/** The station with which a railcar is paired: Ck with S(L-k), or none (TRAIN-SETUP-03). */
export function stationOf(game: Game, car: CardId): CardDefinition | undefined {
  return stationAbove(game, car, recall(game, locomotiveAt));
}

/** The same, were the locomotive at another station. */
export function stationAbove(game: Game, car: CardId, at: number): CardDefinition | undefined {
  const behind = carsOf(game).indexOf(car) + 1;
  return behind === 0 ? undefined : stationNumbered(game, at - behind);
}

/** S1 is the leftmost. */
export function stationNumbered(game: Game, number: number): CardDefinition | undefined {
  const station = lineOf(game)[number - 1];
  return station === undefined ? undefined : definitionOf(game, station);
}

export function isRailcar(game: Game, card: CardId): boolean {
  return faceOf(game, card).deck.slug === RAILCARS;
}

/** Orange cards count as blue ones (ARMED-MIX-04-Q); railcars are blue (TRAIN-RAIL-03). */
export function isBlue(game: Game, card: CardId): boolean {
  const { colour } = definitionOf(game, card);
  return colour === 'blue' || colour === 'orange';
}
