import { type Refusal, refuse } from '@dustup/kernel';
import type { StoredTable } from '../log/log.ts';
import { freeBotName } from './bot-names.ts';
import { type Context, LATER, type Reply, type RequestOf } from './context.ts';
import type { EntryOf, Opened, TableEntry } from './entries.ts';
import { keepCheckpoint, keepHead } from './game-facts.ts';
import { bestBotOf } from './game-host.ts';
import { keepGuest, rememberDone } from './guests.ts';
import { openStop } from './hold.ts';
import { whyNoNewGame } from './limits.ts';
import { freeCode, whyNoMoreTables } from './lobby.ts';
import { eventsOf, tellBots } from './listening-bots.ts';
import { addressMark, openRoom } from './open-room.ts';
import { record, tellDone, tellRefused } from './operation.ts';
import { comeTo } from './presence.ts';
import { entriesOf, hostFrom, stateFrom } from './reload.ts';
import { schedule } from './schedule.ts';
import type { TableState } from './table-state.ts';
import type { Guest, Practising, World } from './world.ts';

// «What if»: a game that is over is played on from one of its steps, by one person against bots, at a table of its own. Its entries are
// those of the game up to there, so it is read back like any other. It is in no list, and counts for nothing.

const KEY_BYTES = 32;

/** First the game has to be read back. */
export function practise({ world, connection, guest, asked: [, re] }: Context, wish: RequestOf<'practice'>): Reply {
  const reason = whyNoMoreTables({ world, guest, connection }) ?? whyNoNewGame(world, guest, connection);
  if (reason !== undefined) return reason;
  const { game, step, seat } = wish;
  const waiting = world.practising.get(game) ?? [];
  world.practising.set(game, [...waiting, { connection, guest: guest.id, re, step, seat }]);
  world.outputs.push({ type: 'load', id: game });
  return LATER;
}

/** The game is there: whoever waits for it gets a table. */
export function practiseFrom(world: World, id: string, stored: StoredTable | undefined): void {
  const waiting = world.practising.get(id) ?? [];
  world.practising.delete(id);
  const entries = stored === undefined ? undefined : entriesOf(stored);
  for (const wish of waiting) {
    const guest = world.guests.get(wish.guest);
    if (guest === undefined || !world.connections.has(wish.connection.id)) continue;
    const made = entries === undefined ? refuse('noSuchGame') : openPractice(world, guest, wish, id, entries);
    if (typeof made === 'string') {
      const brought = JSON.stringify({ code: made });
      rememberDone(guest, wish.re, brought);
      tellDone(world, wish.connection, wish.re, brought);
    } else tellRefused(world, wish.connection, wish.re, made);
  }
}

/** The code of the new table, or why there is none. */
function openPractice(
  world: World,
  guest: Guest,
  wish: Practising,
  game: string,
  entries: readonly TableEntry[],
): string | Refusal {
  const { seat, step, connection } = wish;
  const state = stateFrom(game, entries);
  if (state?.game == null || state.game.endedAt === null) return refuse('notOver');
  if (!state.house.openHands && !state.game.sat.includes(guest.id)) return refuse('noSuchGame');
  if (seat >= state.seats.length) return refuse('noSuchSeat', { seat });
  const played = upTo(world, entries, step);
  const playable = world.settings.games.get(state.house.game);
  if (playable === undefined) return refuse('gameNotOffered', { game: state.house.game });
  const first = openedFor(world, guest, wish, state, game, bestBotOf(playable));
  const copied = stateFrom(game, [first, ...played]);
  const host = copied?.game == null ? undefined : hostFrom(playable, copied.game, [first, ...played], null);
  if (host === undefined || host.position.isOver) return refuse(host === undefined ? 'rulesChanged' : 'gameIsOver');
  const room = openRoom(world, first);
  for (const entry of played) record(world, room, entry);
  room.host = host;
  tellBots(world, room, host, eventsOf(played));
  host.stop = openStop(room, host, world.now);
  keepHead(world, room);
  keepCheckpoint(world, room, host);
  keepGuest(world, guest);
  schedule(world, room);
  comeTo(world, room, connection, guest);
  return first.code;
}

/** What was dealt and answered until then, without whose request it was; with other dice for the bots. */
function upTo(world: World, entries: readonly TableEntry[], step: number): TableEntry[] {
  const { powers } = world.settings;
  const kept: TableEntry[] = [];
  let steps = 0;
  for (const entry of entries) {
    if (entry.k === 'began') {
      const { asked: _, ...began } = entry;
      kept.push({ ...began, at: world.now, dice: powers.entropy(KEY_BYTES), waits: powers.entropy(KEY_BYTES) });
    }
    if (entry.k === 'dealt') kept.push(entry);
    if (entry.k === 'revealed') kept.push(withoutRequest(entry));
    if (entry.k !== 'answered' || steps >= step) continue;
    kept.push(withoutRequest(entry));
    if (entry.step !== null) steps += 1;
  }
  return kept;
}

function withoutRequest({ asked: _, ...entry }: EntryOf<'answered' | 'revealed'>): TableEntry {
  return entry;
}

function openedFor(
  world: World,
  guest: Guest,
  { seat: mine, step, connection }: Practising,
  { house, seats: before }: TableState,
  game: string,
  bot: string,
): Opened {
  const names: string[] = [guest.name];
  const seats = before.map((_, seat) => {
    if (seat === mine) return { guest: guest.id, bot: null, name: null, won: 0, keeps: null };
    const name = freeBotName(names, Number.parseInt(world.settings.powers.entropy(2), 16));
    names.push(name);
    return { guest: null, bot, name, won: 0, keeps: null };
  });
  const { delay: _, ...rest } = house;
  return {
    k: 'opened',
    at: world.now,
    code: freeCode(world),
    by: guest.id,
    from: addressMark(world, connection),
    host: guest.id,
    house: { ...rest, isPublic: false, clock: null },
    seats,
    played: 0,
    star: null,
    removed: [],
    mutes: [],
    chat: [],
    follows: null,
    practice: { game, step },
  };
}
