import { closeIfDeserted } from './closing.ts';
import { deadlineOf, seatsOnTheClock } from './clock.ts';
import { tellClock } from './game-text.ts';
import { changed, detach, record, tell } from './operation.ts';
import { endRelay } from './club.ts';
import { isHere, isPlayedByOwner, livingPeople, setAlarm } from './room.ts';
import { schedule } from './schedule.ts';
import { tellTable } from './snapshot.ts';
import { seatOfGuest } from './table-state.ts';
import { isLongGone, SEAT_PATIENCE } from './voters.ts';
import type { Connection, Guest, Room, World } from './world.ts';

/** An absent host is not waited for longer than this. */
const HOST_PATIENCE = 30_000;
/** Whoever is the only one left to play is not kept waiting; long enough for a page to be loaded again. */
const ALONE_PATIENCE = 5000;
/** After a restart the others are on their way back: their clients try again every few seconds. */
const RETURN_PATIENCE = 30_000;
const PAUSED_LONGER = 48;

/** A connection comes to a table: the newest one of a guest is the one that counts. */
export function comeTo(world: World, room: Room, connection: Connection, guest: Guest): void {
  const { id } = room.state;
  endRelay(world, connection);
  if (connection.at !== null && connection.at !== id) goAway(world, connection);
  connection.at = id;
  room.connections.add(connection);
  takeOver(world, room, connection, guest);
  if (!isForsaken(room)) setAlarm(world, room, 'idle', null);
}

/** This connection is the guest's hand at the table from now on. */
export function takeOver(world: World, room: Room, connection: Connection, guest: Guest): void {
  const before = room.active.get(guest.id);
  if (before !== undefined && before !== connection) {
    before.isPassive = true;
    tell(world, before, '{"t":"elsewhere"}', room);
  }
  connection.isPassive = false;
  room.active.set(guest.id, connection);
  if (room.state.phase === 'lobby') room.ready?.add(guest.id);
  if (before === undefined) {
    changed(world, room);
    room.awaySince.delete(guest.id);
    setAbsenceAlarm(world, room);
  }
  handBack(world, room, guest.id);
  tellTable(world, room, connection);
}

/** A connection is no longer at its table: an older one of the same guest is it again, if there is one. */
export function goAway(world: World, connection: Connection): void {
  const { guest, at } = connection;
  const room = at === null ? undefined : world.rooms.get(at);
  connection.at = null;
  connection.isPassive = false;
  if (room === undefined || guest === undefined) return;
  room.connections.delete(connection);
  if (room.active.get(guest.id) !== connection) return;
  room.active.delete(guest.id);
  const older = [...room.connections].findLast((one) => one.guest === guest);
  if (older !== undefined) {
    takeOver(world, room, older, guest);
    return;
  }
  changed(world, room);
  missing(world, room, guest.id);
}

/** A guest is gone from the table, with every connection. */
export function sendAway(world: World, room: Room, guest: Guest, why: 'left' | 'removed', by?: string): void {
  const text = JSON.stringify({ t: 'gone', why, ...(by !== undefined && { by }) });
  for (const connection of room.connections) {
    if (connection.guest !== guest) continue;
    room.connections.delete(connection);
    detach(world, room, connection);
    tell(world, connection, text, room);
  }
  room.active.delete(guest.id);
  room.claims.delete(guest.id);
  room.offers.delete(guest.id);
  changed(world, room);
  missing(world, room, guest.id);
}

/** Nobody is there; or it is paused, and nobody is there who could go on. */
export function isForsaken(room: Room): boolean {
  const { state, connections } = room;
  if (connections.size === 0 || state.phase !== 'playing' || !state.isPaused) return connections.size === 0;
  return !livingPeople(room).some((seat) => isHere(room, state.seats[seat]?.guest ?? null));
}

/** Those who have paused a game want to come back. */
function patience({ settings: { limits } }: World, { state }: Room): number {
  return state.isPaused ? limits.idleTable * PAUSED_LONGER : limits.idleTable;
}

/** A table at which nobody goes on is closed one day. */
export function watchForsaken(world: World, room: Room): void {
  if (isForsaken(room) && !room.alarms.has('idle')) setAlarm(world, room, 'idle', world.now + patience(world, room));
}

/** Somebody is not here: from now on it is noted how long. */
export function missing(world: World, room: Room, guest: string): void {
  const { state } = room;
  watchForsaken(world, room);
  if (seatOfGuest(state, guest) === null && state.host !== guest) return;
  if (!room.awaySince.has(guest)) room.awaySince.set(guest, world.now);
  setAbsenceAlarm(world, room);
}

export function setAbsenceAlarm(world: World, room: Room): void {
  const { state } = room;
  let soonest = Number.POSITIVE_INFINITY;
  for (const [guest, since] of room.awaySince) {
    if (state.host === guest && room.active.size > 0) soonest = Math.min(soonest, since + HOST_PATIENCE);
    soonest = Math.min(soonest, since + seatPatience(room, guest));
    if (isVoteWaitedFor(world, room, guest)) soonest = Math.min(soonest, since + SEAT_PATIENCE);
  }
  setAlarm(world, room, 'absence', soonest);
}

/** How long the seat of somebody who is away is kept waiting; where there is a clock, it is the clock's affair. */
function seatPatience(room: Room, guest: string): number {
  const { state } = room;
  const seat = seatOfGuest(state, guest);
  const held = seat === null ? undefined : state.seats[seat];
  if (held == null) return Number.POSITIVE_INFINITY;
  if (state.phase === 'lobby') return SEAT_PATIENCE;
  if (state.phase !== 'playing' || held.standIn !== null) return Number.POSITIVE_INFINITY;
  const here = livingPeople(room).filter((one) => isHere(room, state.seats[one]?.guest ?? null));
  // A vote is not decided by a page that is loaded again.
  if (here.length === 1 && state.votes.size === 0)
    return room.awaySince.get(guest) === room.wokenAt ? RETURN_PATIENCE : ALONE_PATIENCE;
  return state.house.clock === null ? SEAT_PATIENCE : Number.POSITIVE_INFINITY;
}

/** Seats of people who live and are away, and whom no bot plays for yet. */
export function seatsOfAbsent(room: Room): number[] {
  const { seats } = room.state;
  return livingPeople(room).filter((seat) => isPlayedByOwner(seats[seat]) && !isHere(room, seats[seat]?.guest ?? null));
}

/** There is a vote, and they may be back in a moment to take part. */
function isVoteWaitedFor(world: World, room: Room, guest: string): boolean {
  const { state } = room;
  return state.phase === 'playing' && state.votes.size > 0 && !isLongGone(world, room, guest);
}

/** The bell for those who are away: the host's place passes on, seats are freed or played by a bot. */
export function overdue(world: World, room: Room): void {
  const { state } = room;
  for (const [guest, since] of room.awaySince) {
    if (state.host === guest && since + HOST_PATIENCE <= world.now) passHostOn(world, room);
    if (since + seatPatience(room, guest) > world.now) continue;
    const seat = seatOfGuest(state, guest) ?? -1;
    if (state.phase === 'lobby') leaveSeat(world, room, seat);
    else standIn(world, room, seat, 'away');
  }
  if (state.votes.size > 0) changed(world, room); // whoever is gone has no vote any more
  schedule(world, room);
  setAbsenceAlarm(world, room);
  closeIfDeserted(world, room);
}

function leaveSeat(world: World, room: Room, seat: number): void {
  record(world, room, { k: 'stood', seat });
  changed(world, room);
}

/** Somebody who is here is the host: first whoever sits, then whoever watches. Nobody here: it stays as it is. */
export function passHostOn(world: World, room: Room): void {
  const { state } = room;
  if (isHere(room, state.host)) return;
  const seated = state.seats.flatMap((held) => (held?.guest != null && isHere(room, held.guest) ? [held.guest] : []));
  const [next] = [...seated, ...room.active.keys()];
  if (next === undefined) return;
  record(world, room, { k: 'hosted', guest: next });
  changed(world, room);
}

/** From now on a bot plays the seat. */
export function standIn(world: World, room: Room, seat: number, why: 'away' | 'slow' | 'conceded'): void {
  record(world, room, { k: 'standIn', seat, why });
  changed(world, room);
  schedule(world, room);
}

/** The owner is back: they have their seat again, and their time for this decision starts again (once: leaving and coming back gains no more). */
export function handBack(world: World, room: Room, guest: string): void {
  const { state, host } = room;
  const seat = seatOfGuest(state, guest);
  if (seat === null) return;
  host?.stop.late.delete(seat);
  const held = state.seats[seat];
  if (held == null || held.standIn === null || held.standIn === 'conceded') return;
  record(world, room, { k: 'standIn', seat, why: null });
  changed(world, room);
  isPlayedAgain(world, room, seat);
}

/** A person plays the seat from now on: the clock is theirs. */
export function isPlayedAgain(world: World, room: Room, seat: number): void {
  const { host } = room;
  if (host === null) return;
  if (seatsOnTheClock(room, host).includes(seat)) renewClock(world, room, seat);
  schedule(world, room);
  tellClock(world, room);
}

function renewClock(world: World, room: Room, seat: number): void {
  const { host } = room;
  if (host === null || host.stop.isRenewed || deadlineOf(room, host, seat) === Number.POSITIVE_INFINITY) return;
  host.stop.isRenewed = true;
  host.stop.openedAt = world.now;
  host.stop.pausedAfter = 0;
  host.stop.warned.clear();
}
