import { type Json, type Refusal, refuse } from '@dustup/kernel';
import type { ClientMessage } from '@dustup/protocol';
import { roomOf } from './room.ts';
import { seatOfGuest } from './table-state.ts';
import type { Connection, Guest, Room, World } from './world.ts';

/** A request of somebody who has said hello. */
export type Request = Exclude<ClientMessage, { readonly t: 'hello' | 'ping' }>;
export type RequestOf<T extends Request['t']> = Extract<Request, { readonly t: T }>;

/** Who asks. */
export type Context = {
  readonly world: World;
  readonly connection: Connection;
  readonly guest: Guest;
  /** The request, to be noted with the entry it makes. */
  readonly asked: readonly [string, string];
};

/** Who asks at a table. */
export type AtTable = Context & { readonly room: Room; readonly seat: number | null };

/** How a request ends: refused, done (and with what), or answered later. */
export type Reply = Refusal | Done | typeof LATER;
type Done = { readonly done: true; readonly with?: Json };

export const LATER = 'later';
export const DONE: Done = { done: true };

export function doneWith(brought: Json): Done {
  return { done: true, with: brought };
}

/** The table at which the request is made, or the reason why there is none. */
export function atTable(context: Context): AtTable | Refusal {
  const { world, connection, guest } = context;
  const room = roomOf(world, connection);
  if (room === undefined) return refuse('atNoTable');
  if (connection.isPassive) return refuse('elsewhere');
  return { ...context, room, seat: seatOfGuest(room.state, guest.id) };
}
