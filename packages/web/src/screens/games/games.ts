import type { RecordListing } from '@dustup/protocol/client';

export type Filter = { readonly set: string; readonly person: string };
export const ALL = '';

/** Those with this set and this person in them. */
export function filtered(games: readonly RecordListing[], { set, person }: Filter): readonly RecordListing[] {
  return games.filter(
    ({ sets, players }) => (set === ALL || sets.includes(set)) && (person === ALL || players.includes(person)),
  );
}

/** Whom I have played with, those I meet most first. */
export function peopleIn(games: readonly RecordListing[]): readonly string[] {
  const met = new Map<string, number>();
  for (const { players, seat } of games)
    for (const [at, name] of players.entries()) if (at !== seat && name !== '') met.set(name, (met.get(name) ?? 0) + 1);
  return [...met].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

export function setsIn(games: readonly RecordListing[]): readonly string[] {
  return [...new Set(games.flatMap(({ sets }) => sets))];
}

/** Null: there was no end, or no seat. */
export function hasWon({ outcome, seat }: RecordListing): boolean | null {
  return outcome === null || seat === null ? null : outcome.winners.some((winner) => winner === seat);
}

export type Rate = { readonly of: string; readonly games: number; readonly won: number; readonly percent: number };

/** How often I won as each role, or with each character; most played first. */
export function ratesBy(games: readonly RecordListing[], by: 'role' | 'character'): readonly Rate[] {
  const counts = new Map<string, { games: number; won: number }>();
  for (const game of games) {
    const won = hasWon(game);
    const of = game[by];
    if (won === null || of === null) continue;
    const count = counts.get(of) ?? { games: 0, won: 0 };
    counts.set(of, { games: count.games + 1, won: count.won + Number(won) });
  }
  return [...counts]
    .map(([of, count]) => ({ of, ...count, percent: Math.round((100 * count.won) / count.games) }))
    .toSorted((one, other) => other.games - one.games || other.won - one.won);
}
