import type { SeriesGame } from '@dustup/protocol/client';

/** How one person (or bot) did in the games of an evening. */
export type PersonsEvening = {
  readonly key: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  /** How often each role, the most frequent first. */
  readonly roles: readonly { readonly role: string; readonly times: number; readonly won: number }[];
};

/** By person, who won most first. A game that was given up counts for nobody. */
export function eveningOf(series: readonly SeriesGame[]): readonly PersonsEvening[] {
  const people = new Map<string, { name: string; games: number; won: number; roles: Map<string, [number, number]> }>();
  for (const { side, seats } of series) {
    if (side === null) continue;
    for (const { guest, name, role, hasWon } of seats) {
      const key = guest ?? `bot ${name}`;
      const one = people.get(key) ?? { name, games: 0, won: 0, roles: new Map() };
      people.set(key, one);
      one.games += 1;
      one.won += Number(hasWon);
      if (role === null) continue;
      const [times, won] = one.roles.get(role) ?? [0, 0];
      one.roles.set(role, [times + 1, won + Number(hasWon)]);
    }
  }
  return [...people]
    .map(([key, { name, games, won, roles }]) => ({
      key,
      name,
      games,
      won,
      roles: [...roles]
        .map(([role, [times, wins]]) => ({ role, times, won: wins }))
        .toSorted((one, other) => other.times - one.times),
    }))
    .toSorted((one, other) => other.won - one.won || other.games - one.games);
}
