import { refuse } from '@dustup/kernel';
import { type AtTable, DONE, doneWith, type Reply, type RequestOf } from './context.ts';
import { keepGuest } from './guests.ts';
import { namesAt } from './names.ts';
import { changed, record } from './operation.ts';
import { passHostOn, sendAway } from './presence.ts';
import { isHere, isPlayedByOwner } from './room.ts';
import { seatOfGuest } from './table-state.ts';
import { isLongGone, votersIn } from './voters.ts';
import { afterLeaving } from './votes.ts';
import type { Room, World } from './world.ts';

/**
 * Shows somebody the door. The host does in the lobby, and with those who watch, have given up or are idle; whoever plays goes when more
 * than half of the other players want it, and by any of them when he lets all wait. Whoever is removed may come back and watch, but not
 * sit or speak; whoever was only idle gets the seat back, too, if it is still free.
 */
export function remove(context: AtTable, { guest: wish }: RequestOf<'remove'>): Reply {
  const { world, room, guest, asked } = context;
  const { state } = room;
  const isKnown = seatOfGuest(state, wish) !== null || room.active.has(wish);
  if (!isKnown || state.removed.has(wish)) return refuse('noSuchGuest');
  if (wish === guest.id) return refuse('yourself');
  const isHost = state.host === guest.id;
  const isPlayer = state.phase === 'playing' && votersIn(world, room).includes(context.seat ?? -1);
  const how = isHost ? hostRemoves(world, room, wish) : playerRemoves(context, wish);
  if (!isPlayer && (!isHost || how === 'byVote')) return refuse('notHost');
  keepGuest(world, guest);
  if (how !== 'byVote') {
    record(world, room, { k: 'removed', guest: wish, ...(how === 'idle' && { isIdle: true }), asked });
    showOut(context, wish);
    return DONE;
  }
  record(world, room, { k: 'urged', guest: wish, by: guest.id, asked }, false);
  const { votes, needed } = urging(world, room, wish);
  if (votes < needed) return doneWith({ votes, needed });
  record(world, room, { k: 'removed', guest: wish });
  showOut(context, wish, true);
  return DONE;
}

/** As somebody who is rude, for good; as somebody who is not there; or not by the host alone. */
function hostRemoves(world: World, room: Room, wish: string): 'rude' | 'idle' | 'byVote' {
  const seat = seatOfGuest(room.state, wish);
  if (room.state.phase !== 'playing' || seat === null) return isHere(room, wish) ? 'rude' : 'idle';
  const held = room.state.seats[seat];
  if (held?.standIn === 'conceded') return 'rude';
  const isGone = !isPlayedByOwner(held) || isLongGone(world, room, wish) || isWaitedFor(world, room, seat);
  return isGone ? 'idle' : 'byVote';
}

/** The host, too, may be the one for whom all wait. Whoever has himself still to answer has no right to complain. */
function playerRemoves({ world, room, seat: own }: AtTable, wish: string): 'idle' | 'byVote' {
  const seat = seatOfGuest(room.state, wish);
  const isAsked = room.host?.position.open.some((one) => one.seat === own) === true;
  return seat !== null && !isAsked && isWaitedFor(world, room, seat) ? 'idle' : 'byVote';
}

/** Without a clock, nobody may keep everybody waiting longer than this. */
const LONGEST_WAIT = 120_000;

/** Asked for long. Where several are asked, nobody may learn whether this one has answered. */
function isWaitedFor({ now }: World, { state, host }: Room, seat: number): boolean {
  if (host === null || state.isPaused || state.house.clock !== null) return false;
  return host.stop.asked.includes(seat) && now - host.stop.openedAt >= LONGEST_WAIT;
}

/** How many of the others who play want somebody gone, and how many it takes: never one alone, the host neither. */
function urging(world: World, room: Room, wish: string): { votes: number; needed: number } {
  const { seats, urged } = room.state;
  const others = votersIn(world, room).flatMap((seat) => seats[seat]?.guest ?? []);
  const entitled = others.filter((guest) => guest !== wish);
  const votes = entitled.filter((guest) => urged.get(wish)?.has(guest) === true).length;
  return { votes, needed: Math.max(2, Math.floor(entitled.length / 2) + 1) };
}

function showOut({ world, room, guest: remover }: AtTable, wish: string, isByVote = false): void {
  const wasPlaying = room.state.phase === 'playing' && seatOfGuest(room.state, wish) !== null;
  const guest = world.guests.get(wish);
  if (guest !== undefined)
    sendAway(world, room, guest, 'removed', isByVote ? undefined : namesAt(world, room).of(remover.id));
  room.awaySince.delete(wish);
  passHostOn(world, room);
  changed(world, room);
  if (wasPlaying) afterLeaving(world, room);
}

const MOST_MUTED = 32;

/** Not to hear somebody: for oneself only. */
export function mute({ world, room, guest, asked }: AtTable, { guest: wish, on }: RequestOf<'mute'>): Reply {
  const { mutes, chat } = room.state;
  const muted = mutes.get(guest.id);
  const isKnown =
    seatOfGuest(room.state, wish) !== null || room.active.has(wish) || chat.some((line) => line.guest === wish);
  if (!isKnown && muted?.has(wish) !== true) return refuse('noSuchGuest');
  if (wish === guest.id) return refuse('yourself');
  if (on && (muted?.size ?? 0) >= MOST_MUTED) return refuse('tooManyMuted', { most: MOST_MUTED });
  if ((muted?.has(wish) === true) === on) return DONE; // saying it again makes the record no better
  record(world, room, { k: 'muted', by: guest.id, guest: wish, on, asked }, false);
  keepGuest(world, guest);
  return DONE;
}
