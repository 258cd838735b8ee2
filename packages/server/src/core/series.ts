import { refuse } from '@dustup/kernel';
import type { SeriesGame } from '@dustup/protocol';
import { type AtTable, DONE, doneWith, type Reply, type RequestOf } from './context.ts';
import type { PlayedGame } from './entries.ts';
import { partOf } from './game-facts.ts';
import { type Names, namesAt } from './names.ts';
import { changed, tell } from './operation.ts';
import type { Room } from './world.ts';

// What a table does between two games: who is in for the next, how the evening went so far, a replay watched together.

/** I am in for the next game, or not: nobody is pulled out of the results. */
export function beIn({ world, room, guest }: AtTable, { on }: RequestOf<'in'>): Reply {
  const { phase } = room.state;
  if (phase !== 'over' && phase !== 'lobby') return refuse('notOver');
  room.ready ??= new Set();
  if (room.ready.has(guest.id) === on) return DONE;
  if (on) room.ready.add(guest.id);
  else room.ready.delete(guest.id);
  changed(world, room);
  return DONE;
}

const MOST_GAMES = 24;

/** The games of the series, the last one included if it is over. */
export function seriesAt({ state, host }: Room): PlayedGame[] {
  const { id, game, seats, series, phase, practice } = state;
  if (game === null || phase === 'playing' || practice !== null) return [...series];
  const last: PlayedGame = {
    id,
    side: game.outcome?.side ?? null,
    seats: game.sat.map((guest, seat) => ({
      guest,
      name: seats[seat]?.name ?? null,
      role: partOf(host, seat),
      character: host === null ? null : host.game.characterOf(host.frame.table, seat),
      hasWon: game.outcome?.winners.some((winner) => winner === seat) === true,
    })),
  };
  return [...series, last].slice(-MOST_GAMES);
}

export function series({ world, room }: AtTable): Reply {
  const names = namesAt(world, room);
  return doneWith({ games: seriesAt(room).map((game) => named(names, game)) });
}

function named(names: Names, { id, side, seats }: PlayedGame): SeriesGame {
  return {
    id,
    side,
    seats: seats.map((seat) => ({
      ...seat,
      name: seat.guest === null ? (seat.name ?? '') : names.of(seat.guest),
    })),
  };
}

/** Moves the replay that some here watch together; or lets it be. It is not kept: it is a finger on a picture. */
export function moveCursor({ world, room, guest }: AtTable, { game, at }: RequestOf<'cursor'>): Reply {
  const before = room.cursor;
  if (at === null) {
    if (before?.guest !== guest.id) return DONE;
    room.cursor = null;
    changed(world, room);
    return DONE;
  }
  room.cursor = { game, at, guest: guest.id };
  if (before?.game !== game) changed(world, room);
  const name = namesAt(world, room).of(guest.id);
  const text = JSON.stringify({ t: 'cursor', game, at, guest: guest.id, name });
  for (const [other, connection] of room.active) if (other !== guest.id) tell(world, connection, text, room);
  return DONE;
}
