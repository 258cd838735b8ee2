import type { Log, LogFact } from '../log/log.ts';

/** The games of a guest: their listings, facts of the kind `game`. */
export async function gamesOf(log: Log, guest: string): Promise<readonly LogFact[]> {
  const mine = await log.facts('mine', { prefix: `${guest}/` });
  const games = await Promise.all(mine.map(({ id }) => gameFact(log, id.slice(guest.length + 1))));
  return games.filter((game) => game !== undefined);
}

export async function gameFact(log: Log, id: string): Promise<LogFact | undefined> {
  const found = await log.facts('game', { prefix: id });
  return found.find((fact) => fact.id === id);
}
