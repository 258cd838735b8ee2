import type { Claim, GameInfo, SeatInfo, TableInfo, Vote } from '@dustup/protocol';
import { VOTES } from '@dustup/protocol';
import { looksOfName } from './look-alike.ts';
import { tell } from './operation.ts';
import { isHere } from './room.ts';
import { seatOfGuest, type TableState } from './table-state.ts';
import { votersIn } from './voters.ts';
import type { Connection, Room, World } from './world.ts';

const FORGOTTEN = 'Somebody';

export function nameOfGuest(world: World, guest: string): string {
  return world.guests.get(guest)?.name ?? FORGOTTEN;
}

/** The names in the seats, no two alike: whoever came later gets a number. */
export function namesInSeats(world: World, { seats }: TableState): (string | null)[] {
  const taken = new Set<string>();
  return seats.map((held) => {
    if (held === null) return null;
    const name = held.guest === null ? (held.name ?? held.bot ?? FORGOTTEN) : nameOfGuest(world, held.guest);
    return toldApart(name, taken);
  });
}

/** The name, with a number if it looks like one that is taken. */
function toldApart(name: string, taken: Set<string>): string {
  let shown = name;
  for (let number = 2; taken.has(looksOfName(shown)); number++) shown = `${name} ${number}`;
  taken.add(looksOfName(shown));
  return shown;
}

/** What everybody is told stays small, however many look on. */
const MOST_WATCHERS_NAMED = 32;

/** A table as everybody sees it; with the seed for whom it is due. */
function tableInfo(world: World, room: Room, isSeedDue: boolean): TableInfo {
  const { state } = room;
  const names = namesInSeats(world, state);
  const taken = new Set(names.flatMap((name) => (name === null ? [] : [looksOfName(name)])));
  const watching = [...room.active.keys()].filter((guest) => seatOfGuest(state, guest) === null);
  return {
    id: state.id,
    code: state.code,
    phase: state.phase,
    closed: state.closed,
    house: state.house,
    host: state.host,
    seats: state.seats.map((_, seat) => seatInfo(world, room, seat, names[seat] ?? FORGOTTEN)),
    ...(state.kept.size > 0 && { kept: [...state.kept].sort((a, b) => a - b) }),
    ...(room.claims.size > 0 && { claims: claimsIn(world, room) }),
    spectators: watching.length,
    watchers: watching
      .slice(-MOST_WATCHERS_NAMED)
      .map((guest) => ({ guest, name: toldApart(nameOfGuest(world, guest), taken) })),
    isPaused: state.isPaused,
    voters: state.phase === 'playing' ? votersIn(world, room) : [],
    votes: votesInfo(state),
    game: gameInfo(state, isSeedDue),
    played: state.played,
    ...(room.ready !== null && { ready: [...room.ready] }),
    ...(room.cursor !== null && {
      together: { game: room.cursor.game, name: nameOfGuest(world, room.cursor.guest) },
    }),
    ...(state.practice != null && { practice: state.practice }),
  };
}

/** Of those who are still here and have no seat. */
function claimsIn(world: World, { state, active, claims }: Room): readonly Claim[] {
  return [...claims].flatMap(([guest, seat]) =>
    active.has(guest) && seatOfGuest(state, guest) === null ? [{ guest, name: nameOfGuest(world, guest), seat }] : [],
  );
}

function seatInfo(world: World, room: Room, seat: number, name: string): SeatInfo | null {
  const held = room.state.seats[seat];
  if (held == null) return null;
  const { guest, bot, standIn, won } = held;
  const attire = guest === null ? null : world.guests.get(guest)?.attire;
  return {
    name,
    ...(attire != null && { attire }),
    guest,
    bot,
    isHere: guest === null || isHere(room, guest),
    standIn,
    won,
  };
}

function votesInfo({ votes }: TableState): TableInfo['votes'] {
  const shown: { [about in Vote]?: readonly number[] } = {};
  for (const about of VOTES) {
    const voters = votes.get(about);
    if (voters !== undefined) shown[about] = [...voters].sort((a, b) => a - b);
  }
  return shown;
}

function gameInfo({ id, game }: TableState, isSeedDue: boolean): GameInfo | null {
  if (game === null) return null;
  const { commitment, outcome, key, salt } = game;
  return { id, commitment, outcome, seed: isSeedDue ? { key, salt } : null };
}

/** What opens the commitment is for those who sat there; for all, if the house plays with open hands. */
function isSeedDueTo({ state }: Room, guest: string): boolean {
  const { game, house } = state;
  return game !== null && game.endedAt !== null && (house.openHands || game.sat.includes(guest));
}

export function infoFor(world: World, room: Room, connection: Connection): TableInfo {
  return tableInfo(world, room, connection.guest !== undefined && isSeedDueTo(room, connection.guest.id));
}

/** Tells everybody at the table how it stands now. */
export function tellInfo(world: World, room: Room): void {
  const texts: (string | undefined)[] = [undefined, undefined];
  for (const [guest, connection] of room.active) {
    const isSeedDue = isSeedDueTo(room, guest);
    const table = (texts[isSeedDue ? 1 : 0] ??= JSON.stringify(tableInfo(world, room, isSeedDue)));
    const seat = seatOfGuest(room.state, guest);
    tell(world, connection, `{"t":"info","table":${table},"seat":${seat}}`, room);
  }
}
