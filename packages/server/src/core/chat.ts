import { type Refusal, refuse } from '@dustup/kernel';
import { LONGEST_CHAT } from '@dustup/protocol';
import { cleanLine } from './clean-text.ts';
import { type AtTable, DONE, type Reply, type RequestOf } from './context.ts';
import { keepGuest } from './guests.ts';
import { spend } from './limits.ts';
import { namesAt } from './names.ts';
import { takeSpoken } from './moves.ts';
import { record, tell, tellLive } from './operation.ts';
import { chatLine, hears, isDead } from './snapshot.ts';
import type { SaidLine } from './entries.ts';
import { seatOfGuest } from './table-state.ts';
import type { Room } from './world.ts';

/** So many lines in so many milliseconds. */
const CHAT_LIMIT = { messages: 10, span: 20_000 };

/** The dead have a place of their own; where they see all hands they speak nowhere else while the game goes on. */
function whyNotTo(room: Room, guest: string, to: SaidLine['to']): Refusal | undefined {
  if (room.state.removed.has(guest)) return refuse('removed');
  if (to === 'watchers') return seatOfGuest(room.state, guest) === null ? undefined : refuse('notWatching');
  const isOut = isDead(room, guest);
  if (to === 'dead') return isOut ? undefined : refuse('notDead');
  const { phase, house } = room.state;
  return isOut && house.deadSeeAll && phase === 'playing' ? refuse('deadAreSilent') : undefined;
}

/** One reacts to the game of this table, to one before it, or to the one that is watched together here. */
function whyNotOn({ state, cursor }: Room, on: SaidLine['on']): Refusal | undefined {
  if (on === undefined) return undefined;
  const games = [state.id, cursor?.game, ...state.series.map(({ id }) => id)];
  return games.includes(on.game) ? undefined : refuse('noSuchGame');
}

/** The rules hear what is said at the table, but not from a player who has given up. */
function isHeard({ host, state }: Room, seat: number | null, to: SaidLine['to']): boolean {
  if (host === null || seat === null || to !== 'table' || state.phase !== 'playing') return false;
  return host.game.doesSpeechCost(host.frame.table, seat) && state.seats[seat]?.standIn !== 'conceded';
}

/** Says something to the table, among those who are out (the living cannot hear the dead), or among those who watch. */
export function say(context: AtTable, { to, text, phrase, on }: RequestOf<'say'>): Reply {
  const { world, room, guest, seat, asked } = context;
  const words = cleanLine(text);
  if (words === '') return refuse('nothingSaid');
  if (words.length > LONGEST_CHAT) return refuse('tooLong', { most: LONGEST_CHAT, given: words.length });
  const reason = whyNotTo(room, guest.id, to) ?? whyNotOn(room, on);
  if (reason !== undefined) return reason;
  if (!spend(world, guest.voice, CHAT_LIMIT)) return refuse('tooFast', CHAT_LIMIT);
  const line: SaidLine = {
    n: room.state.said[to] + 1,
    guest: guest.id,
    seat,
    to,
    text: words,
    ...(phrase !== undefined && { phrase }),
    ...(on !== undefined && { on }),
  };
  const entry = { k: 'said' as const, line, asked };
  record(world, room, isHeard(room, seat, to) ? { ...entry, costs: true } : entry, to === 'table');
  keepGuest(world, guest);
  const message = JSON.stringify({ t: 'chat', line: chatLine(namesAt(world, room), line) });
  for (const [listener, connection] of room.active) {
    if (!hears(room, listener, line)) continue;
    if (to === 'watchers') tellLive(world, connection, message, room);
    else tell(world, connection, message, room);
  }
  takeSpoken(world, room);
  return DONE;
}
