import type { Claim, GameInfo, SeatInfo, TableInfo, Vote } from '@dustup/protocol';
import { VOTES } from '@dustup/protocol';
import { FORGOTTEN, type Names, namesAt } from './names.ts';
import { tell } from './operation.ts';
import { isHere } from './room.ts';
import { seatOfGuest, type TableState } from './table-state.ts';
import { votersIn } from './voters.ts';
import type { Connection, Room, World } from './world.ts';

/** What everybody is told stays small, however many look on. */
const MOST_WATCHERS_NAMED = 32;

/** A table as everybody sees it; with the seed for whom it is due. */
function tableInfo(world: World, room: Room, isSeedDue: boolean): TableInfo {
  const { state } = room;
  const names = namesAt(world, room);
  const watching = [...room.active.keys()].filter((guest) => seatOfGuest(state, guest) === null);
  return {
    id: state.id,
    code: state.code,
    phase: state.phase,
    closed: state.closed,
    house: state.house,
    host: state.host,
    seats: state.seats.map((_, seat) => seatInfo(world, room, seat, names.seats[seat] ?? FORGOTTEN)),
    ...(state.kept.size > 0 && { kept: [...state.kept].sort((a, b) => a - b) }),
    ...(room.claims.size > 0 && { claims: claimsIn(names, room, room.claims) }),
    ...(room.offers.size > 0 && { offers: claimsIn(names, room, room.offers) }),
    spectators: watching.length,
    watchers: watching.slice(-MOST_WATCHERS_NAMED).map((guest) => ({ guest, name: names.of(guest) })),
    isPaused: state.isPaused,
    voters: state.phase === 'playing' ? votersIn(world, room) : [],
    votes: votesInfo(state),
    game: gameInfo(state, isSeedDue),
    played: state.played,
    ...(room.ready !== null && { ready: [...room.ready] }),
    ...(room.cursor !== null && { together: { game: room.cursor.game, name: names.of(room.cursor.guest) } }),
    ...(state.practice != null && { practice: state.practice }),
  };
}

/** Of those who are still here and have no seat. */
function claimsIn(names: Names, { state, active }: Room, claims: Room['claims']): readonly Claim[] {
  return [...claims].flatMap(([guest, seat]) =>
    active.has(guest) && seatOfGuest(state, guest) === null ? [{ guest, name: names.of(guest), seat }] : [],
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
  const { commitment, outcome, seed, isDealt } = game;
  const { pledges } = seed;
  return {
    id,
    commitment,
    ...(pledges !== undefined && !isDealt && { pledges }),
    outcome,
    seed: isSeedDue ? seed : null,
  };
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
