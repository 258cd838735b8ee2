import type { RecordListing } from '@dustup/protocol';
import type { GameListing } from '../core/index.ts';

/** A listing as a line of a guest's list; undefined while the game is being played. */
export function parseLine(id: string, listing: GameListing, guest: string): RecordListing | undefined {
  const { game, endedAt, players, sets, outcome } = listing;
  if (endedAt === null) return undefined;
  const seat = players.findIndex((player) => player.guest === guest);
  return {
    id,
    endedAt,
    players: players.map(({ name }) => name),
    game,
    seat: seat < 0 ? null : seat,
    role: players[seat]?.role ?? null,
    character: players[seat]?.character ?? null,
    sets,
    outcome,
  };
}
