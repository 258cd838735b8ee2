import { type Json, type Playable, refuse } from '@dustup/kernel';
import { type AtTable, DONE, type Reply } from './context.ts';
import type { Opened, Sitter } from './entries.ts';
import { keepHead } from './game-facts.ts';
import { keepGuest } from './guests.ts';
import { openRoom, takeOffMap, unindexRoom } from './open-room.ts';
import { keep, record } from './operation.ts';
import { missing } from './presence.ts';
import { seriesAt } from './series.ts';
import { isHere } from './room.ts';
import { tellTable } from './snapshot.ts';
import type { SeatState, TableState } from './table-state.ts';
import { isLongGone } from './voters.ts';
import { gameAt, type Room, type World } from './world.ts';

/** Back to the lobby with the same seats: a new table under the same code, with the game before behind it. */
export function rematch(context: AtTable): Reply {
  const { world, room, guest, asked } = context;
  const { state } = room;
  if (state.phase !== 'over') return refuse('notOver');
  if (state.host !== guest.id) return refuse('notHost');
  const { id, code, house, played, removed, mutes, chat } = state;
  const ended = endedAt(room);
  const isDecided = isSeriesDecided(world, room);
  const next = nextSeats(world, room, ended, isDecided);
  record(world, room, { k: 'closed', at: world.now, why: 'rematch' });
  keep(world, { kind: 'table', id, body: null });
  keep(world, { kind: 'checkpoint', id, body: null });
  unindexRoom(world, room);
  takeOffMap(world, room);
  const following = openRoom(world, {
    k: 'opened',
    at: world.now,
    code,
    by: state.openedBy,
    from: state.openedFrom,
    host: state.host,
    house,
    ...next,
    scores: isDecided ? [] : scoresAfter(world, room, ended, next.seats),
    played: isDecided ? 0 : played,
    removed: [...removed],
    kept: keptNext(state),
    mutes: [...mutes].flatMap(([listener, muted]) => [...muted].map((one): [string, string] => [listener, one])),
    chat: chat.filter(({ to }) => to === 'table'),
    series: seriesAt(room),
    follows: id,
    recent: recentAt(world, room),
    asked,
  });
  keepHead(world, following);
  keepGuest(world, guest);
  following.ready = new Set([...(room.ready ?? []), guest.id]);
  following.cursor = room.cursor;
  moveAll(world, room, following);
  return DONE;
}

/** What those at the table have had done last. A reply may have been lost; then they ask again at the next table. */
function recentAt({ guests }: World, { state, active }: Room): [string, number[]][] {
  const ids = new Set([...active.keys(), ...state.seats.flatMap((held) => held?.guest ?? [])]);
  return [...ids].flatMap((id): [string, number[]][] => {
    const recent = guests.get(id)?.recent ?? [];
    return recent.length === 0 ? [] : [[id, recent.slice(-MOST_TAKEN_ALONG)]];
  });
}

const MOST_TAKEN_ALONG = 16;

/** Everybody comes along. */
function moveAll(world: World, from: Room, to: Room): void {
  for (const connection of from.connections) {
    connection.at = to.state.id;
    to.connections.add(connection);
  }
  for (const [guest, connection] of from.active) to.active.set(guest, connection);
  from.connections.clear();
  from.active.clear();
  from.alarms.clear();
  for (const held of to.state.seats) if (held?.guest != null && !isHere(to, held.guest)) missing(world, to, held.guest);
  for (const connection of to.active.values()) tellTable(world, to, connection);
}

/** The game before; undefined when it was given up, or played by other rules than these (see `reload.ts`). */
type Ended = { readonly game: Playable; readonly state: Json } | undefined;
type Scores = NonNullable<Opened['scores']>;
type Seats = { readonly seats: (Sitter | null)[]; readonly star: number | null };

function endedAt({ state: { game }, host }: Room): Ended {
  return game?.outcome == null || host === null ? undefined : { game: host.game, state: host.position.state };
}

/** A series that somebody has won is over, and the next game begins another one. */
function isSeriesDecided(world: World, { state }: Room): boolean {
  const won = state.seats.map((held) => held?.won ?? 0);
  return gameAt(world, state).isDecided(state.house, won);
}

/** The seats of the next game: those who are still here, and the bots, moved on by one where the house does so. */
function nextSeats(world: World, room: Room, ended: Ended, isDecided: boolean): Seats {
  const { state } = room;
  const { house, seats } = state;
  const by = house.rotateSeats ? 1 : 0;
  const count = seats.length;
  const stay = seats.map((held, seat) => {
    // a friend may still come
    if (held === null || state.kept.has(seat) || (held.guest !== null && isGone(world, room, held.guest))) return null;
    const sitter = sitterOf(held, house.keepCharacters ? keptBy(ended, seat) : null);
    return isDecided ? { ...sitter, won: 0 } : sitter;
  });
  const star = firstAfter(ended, state);
  return {
    seats: stay.map((_, seat) => stay[(seat - by + count) % count] ?? null),
    star: star === null ? null : (star + by) % count,
  };
}

/** Seats kept for friends move on with the others. */
function keptNext({ kept, house, seats }: TableState): number[] {
  const by = house.rotateSeats ? 1 : 0;
  return [...kept].map((seat) => (seat + by) % seats.length);
}

function isGone(world: World, room: Room, guest: string): boolean {
  return room.state.removed.has(guest) || isLongGone(world, room, guest);
}

function sitterOf({ guest, bot, name, won }: SeatState, keeps: string | null): Sitter {
  return { guest, bot, name, won, keeps };
}

/** What waits for those who have no seat in the next game. A character is kept from the game before only. */
function scoresAfter(world: World, { state }: Room, ended: Ended, next: Seats['seats']): Scores {
  const won = new Map(Array.from(state.scores, ([guest, score]) => [guest, score.won]));
  for (const held of state.seats) if (held?.guest != null) won.set(held.guest, held.won);
  for (const sitter of next) won.delete(sitter?.guest ?? '');
  return [...won].flatMap(([guest, games]): [string, number, string | null][] => {
    const seat = state.game?.sat.indexOf(guest) ?? -1;
    const keeps = seat >= 0 && state.house.keepCharacters ? keptBy(ended, seat) : null;
    const isOver = (games === 0 && keeps === null) || state.removed.has(guest) || !world.guests.has(guest);
    return isOver ? [] : [[guest, games, keeps]];
  });
}

function keptBy(ended: Ended, seat: number): string | null {
  return ended === undefined ? null : ended.game.keptBy(ended.state, seat);
}

function firstAfter(ended: Ended, { house, seats }: TableState): number | null {
  if (ended === undefined) return null;
  const first = ended.game.firstAfter(ended.state, house, house.passStar);
  return first === null || first >= seats.length ? null : first;
}
