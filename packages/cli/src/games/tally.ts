import { ROLES, type Side, type State } from '@dustup/bang';
import type { State as DuelState } from '@dustup/duel';

/** Who can win among so many: three play each for himself. */
export function sidesAmong([least, most]: readonly [number, number]): readonly Side[] {
  const together: readonly Side[] = most > 3 ? ['law', 'outlaws', 'renegade'] : ['renegade'];
  return least > 3 ? together : [...together, 'deputy', 'outlaw'];
}

/** How often somebody sat at the table, and how often they won. */
export type Count = { games: number; wins: number };

/** A game that broke, by its number in the plan. */
export type Failure = { readonly number: number; readonly problem: string };

/** The figures of some games. Sums only, so that it does not matter who has played which. */
export type Tally = {
  games: number;
  finished: number;
  decisions: number;
  turns: number;
  sides: { [side: string]: number };
  roles: { [role: string]: Count };
  characters: { [slug: string]: Count };
  failures: Failure[];
};

export function emptyTally(): Tally {
  return { games: 0, finished: 0, decisions: 0, turns: 0, sides: {}, roles: {}, characters: {}, failures: [] };
}

export function countGame(tally: Tally, { seats, turn, outcome }: State, decisions: number): void {
  tally.games += 1;
  tally.decisions += decisions;
  tally.turns += turn.number;
  if (outcome === null) return;
  tally.finished += 1;
  tally.sides[outcome.side] = (tally.sides[outcome.side] ?? 0) + 1;
  for (const [at, { role, character }] of seats.entries()) {
    const hasWon = outcome.winners.some((seat) => seat === at);
    addTo(tally.roles, role, 1, hasWon ? 1 : 0);
    addTo(tally.characters, character, 1, hasWon ? 1 : 0);
  }
}

export function countDuel(tally: Tally, { turn, outcome }: DuelState, decisions: number): void {
  tally.games += 1;
  tally.decisions += decisions;
  tally.turns += turn.number;
  if (outcome === null) return;
  tally.finished += 1;
  tally.sides[outcome.side] = (tally.sides[outcome.side] ?? 0) + 1;
}

export function countFailure(tally: Tally, failure: Failure): void {
  tally.games += 1;
  tally.failures.push(failure);
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.finished += more.finished;
  sum.decisions += more.decisions;
  sum.turns += more.turns;
  for (const [side, wins] of Object.entries(more.sides)) sum.sides[side] = (sum.sides[side] ?? 0) + wins;
  for (const [role, { games, wins }] of Object.entries(more.roles)) addTo(sum.roles, role, games, wins);
  for (const [slug, { games, wins }] of Object.entries(more.characters)) addTo(sum.characters, slug, games, wins);
  sum.failures.push(...more.failures);
  sum.failures.sort((a, b) => a.number - b.number);
}

export function addTo(counts: { [name: string]: Count }, name: string, games: number, wins: number): void {
  const count = counts[name] ?? { games: 0, wins: 0 };
  counts[name] = { games: count.games + games, wins: count.wins + wins };
}

/** A share with the interval that holds the true one in 95 of 100 such samples (Wilson). */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

const Z = 1.959964;

export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const spread = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / spread;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / spread;
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Roles in the order of the rules, those that were dealt. */
export function rolesDealt(tally: Tally): readonly string[] {
  return ROLES.filter((role) => tally.roles[role] !== undefined);
}
