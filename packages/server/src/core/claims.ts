import { type Refusal, refuse } from '@dustup/kernel';
import { type AtTable, DONE, type Reply, type RequestOf } from './context.ts';
import { keepListing, keepMine } from './game-facts.ts';
import { keepGuest } from './guests.ts';
import { changed, record } from './operation.ts';
import { isPlayedAgain } from './presence.ts';
import { isAlive } from './room.ts';
import { tellTable } from './snapshot.ts';
import { seatOfGuest } from './table-state.ts';
import type { Room, World } from './world.ts';

// Seats that are kept for friends who are late, and seats of bots for which somebody who watches asks.

/** The host keeps a free seat for a friend, or no longer; or offers one to somebody who watches. */
export function keepSeat(context: AtTable, { seat, on, guest: friend }: RequestOf<'keep'>): Reply {
  const { world, room, guest, asked } = context;
  const { state } = room;
  if (state.host !== guest.id) return refuse('notHost');
  if (friend !== undefined) return offerSeat(context, friend, on ? seat : null);
  if (on && state.phase !== 'lobby') return refuse('notInLobby');
  if (seat >= state.seats.length) return refuse('noSuchSeat', { seat });
  if (on && state.seats[seat] != null) return refuse('seatTaken', { seat });
  if (state.kept.has(seat) === on) return DONE;
  record(world, room, { k: 'kept', seat, on, asked });
  keepGuest(world, guest);
  changed(world, room);
  return DONE;
}

/** It is theirs when they say so. Nothing of it is kept: whoever leaves is asked again. */
function offerSeat({ world, room }: AtTable, friend: string, seat: number | null): Reply {
  if (!room.active.has(friend)) return refuse('noSuchGuest');
  const reason = seat === null ? undefined : whyNotTake(room, friend, seat, true);
  if (reason !== undefined) return reason;
  for (const [other, offered] of room.offers) if (offered === seat) room.offers.delete(other);
  if (seat === null) room.offers.delete(friend);
  else room.offers.set(friend, seat);
  changed(world, room);
  return DONE;
}

/** The host makes somebody else who is here the host. */
export function passHost({ world, room, guest, asked }: AtTable, { guest: wish }: RequestOf<'host'>): Reply {
  const { state, active } = room;
  if (state.host !== guest.id) return refuse('notHost');
  if (wish === guest.id) return DONE;
  if (!active.has(wish) || state.removed.has(wish)) return refuse('noSuchGuest');
  record(world, room, { k: 'hosted', guest: wish, asked });
  keepGuest(world, guest);
  changed(world, room);
  return DONE;
}

/** Strangers come to a public table: there the host decides who the friend is. */
export function isHostAsked({ state }: Room, seat: number, guest: string): boolean {
  return state.kept.has(seat) && state.house.isPublic && state.host !== guest;
}

/**
 * Somebody who watches asks for a seat that a bot plays, or that is kept. One that was offered to them is theirs at once, and a kept one
 * where only friends come; else the host decides.
 */
export function claim(context: AtTable, { seat }: RequestOf<'claim'>): Reply {
  const { world, room, guest } = context;
  if (seat === null) {
    const wasOffered = room.offers.delete(guest.id);
    if (room.claims.delete(guest.id) || wasOffered) changed(world, room);
    return DONE;
  }
  const isOffered = room.offers.get(guest.id) === seat;
  const reason = whyNotTake(room, guest.id, seat, isOffered);
  if (reason !== undefined) return reason;
  const { state } = room;
  if (isOffered || state.host === guest.id || (state.kept.has(seat) && !state.house.isPublic)) {
    takeSeat(world, room, guest.id, seat, context.asked);
    keepGuest(world, guest);
    return DONE;
  }
  room.claims.set(guest.id, seat);
  changed(world, room);
  return DONE;
}

/** The host gives the seat, or not. */
export function grant(context: AtTable, { guest: wish, yes }: RequestOf<'grant'>): Reply {
  const { world, room, guest, asked } = context;
  if (room.state.host !== guest.id) return refuse('notHost');
  const seat = room.claims.get(wish);
  if (seat === undefined || !room.active.has(wish)) return refuse('noSuchGuest');
  room.claims.delete(wish);
  changed(world, room);
  if (!yes) return DONE;
  const reason = whyNotTake(room, wish, seat);
  if (reason !== undefined) return reason;
  takeSeat(world, room, wish, seat, asked);
  const newcomer = world.guests.get(wish);
  if (newcomer !== undefined) keepGuest(world, newcomer);
  keepGuest(world, guest);
  return DONE;
}

/** Whoever has sat in this game knows too much for another seat of it; a seat that is out is worth nothing. */
function whyNotTake(room: Room, guest: string, seat: number, isOffered = false): Refusal | undefined {
  const { state, host } = room;
  const held = state.seats[seat];
  if (state.removed.has(guest)) return refuse('removed');
  if (seat >= state.seats.length) return refuse('noSuchSeat', { seat });
  if (seatOfGuest(state, guest) !== null || state.game?.sat.includes(guest) === true) return refuse('hasSat');
  if (held?.guest != null) return refuse('seatTaken', { seat });
  if (state.phase === 'lobby') return state.kept.has(seat) || isOffered ? undefined : refuse('notInLobby');
  if (state.phase !== 'playing' || host === null) return refuse('noGame');
  return isAlive(room, seat) ? undefined : refuse('isOut');
}

function takeSeat(world: World, room: Room, guest: string, seat: number, asked: readonly [string, string]): void {
  const { state, host } = room;
  room.claims.delete(guest);
  room.offers.delete(guest);
  record(world, room, { k: 'seated', seat, guest, ...state.scores.get(guest), asked });
  changed(world, room);
  if (host === null) return;
  host.agents[seat] = undefined; // should a bot stand in one day, it is not this one
  keepMine(world, room);
  keepListing(world, room);
  const connection = room.active.get(guest);
  if (connection !== undefined) tellTable(world, room, connection);
  isPlayedAgain(world, room, seat);
}
