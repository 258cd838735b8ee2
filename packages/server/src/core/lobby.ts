import { isDamaged } from './club.ts';
import { type Refusal, refuse } from '@dustup/kernel';
import { CODE_LENGTH, CODE_LETTERS } from '@dustup/protocol';
import { freeBotName } from './bot-names.ts';
import { type AtTable, type Context, DONE, doneWith, type Reply, type RequestOf } from './context.ts';
import { closeIfDeserted, closeRoom } from './closing.ts';
import { keepHead } from './game-facts.ts';
import { keepGuest, rememberHouse } from './guests.ts';
import { newHouse, whyNotHouse, wishedHouse } from './house.ts';
import { namesAt } from './names.ts';
import { countWrongCode, whyNoChange, whyNoMoreCodes } from './limits.ts';
import { addressMark, openRoom } from './open-room.ts';
import { changed, record } from './operation.ts';
import { isPlayedByOwner } from './room.ts';
import { isHostAsked } from './claims.ts';
import { requestDigest } from './request-digest.ts';
import { seatOfGuest, type TableState } from './table-state.ts';
import { comeTo, passHostOn, sendAway, standIn } from './presence.ts';
import { gameAt, type Guest, type Room, type World } from './world.ts';

/** So many connections at one table, those with a seat not counted. */
const MOST_AT_TABLE = 64;

/** Opens a table; whoever does is its host and sits in its first seat. */
export function create(context: Context, { house: wish }: RequestOf<'create'>): Reply {
  const { world, connection, guest, asked } = context;
  const made = openedElsewhere(context);
  if (made !== undefined) return doneWith({ code: made });
  const reason = whyNoMoreTables(context);
  if (reason !== undefined) return reason;
  const house = newHouse(world, guest.house, wish);
  if ('refused' in house) return house;
  const code = freeCode(world);
  const first = { guest: guest.id, bot: null, name: null, won: 0, keeps: null };
  const room = openRoom(world, {
    k: 'opened',
    at: world.now,
    code,
    by: guest.id,
    from: addressMark(world, connection),
    host: guest.id,
    house,
    seats: Array.from({ length: house.players }, (_, seat) => (seat === 0 ? first : null)),
    played: 0,
    star: null,
    removed: [],
    mutes: [],
    chat: [],
    follows: null,
    asked,
  });
  keepHead(world, room);
  rememberHouse(world, guest, house);
  comeTo(world, room, connection, guest);
  return doneWith({ code });
}

/** The code of the table that this very request has opened at another node of the club. */
function openedElsewhere({ world: { club }, guest, asked: [id, re] }: Context): string | undefined {
  const digest = requestDigest(id, re);
  return club?.elsewhere.values().find(({ shown }) => shown?.opener === guest.id && shown.request === digest)?.code;
}

export function whyNoMoreTables({ world, guest, connection }: Omit<Context, 'asked'>): Refusal | undefined {
  const { tablesInAll, tablesPerGuest, connectionsPerAddress } = world.settings.limits;
  if (world.isStopping || world.club?.isLeaving === true) return refuse('stopping');
  const going = guest.opened.filter((id) => world.rooms.get(id)?.state.phase !== 'over');
  if (going.length + goingElsewhere(world, guest) >= tablesPerGuest)
    return refuse('tooManyTables', { most: tablesPerGuest });
  // guests are for the asking: one address has as many tables as connections
  if ((world.openedFrom.get(addressMark(world, connection)) ?? 0) >= connectionsPerAddress)
    return refuse('tooManyTables', { most: connectionsPerAddress });
  return world.rooms.size >= tablesInAll ? refuse('serverFull', { most: tablesInAll }) : undefined;
}

function goingElsewhere({ club }: World, { id }: Guest): number {
  let going = 0;
  for (const { shown } of club?.elsewhere.values() ?? [])
    if (shown?.opener === id && shown.phase !== 'over') going += 1;
  return going;
}

/** Letters that no other table has. */
export function freeCode(world: World): string {
  for (;;) {
    const bytes = world.settings.powers.entropy(CODE_LENGTH * 2);
    let code = '';
    for (let at = 0; at < CODE_LENGTH; at++) {
      const word = Number.parseInt(bytes.slice(at * 4, at * 4 + 4), 16);
      code += CODE_LETTERS[word % CODE_LETTERS.length] ?? '';
    }
    if (!world.codes.has(code) && world.club?.codes.has(code) !== true) return code;
  }
}

/** Comes to a table: to its own seat, or to watch. */
export function enter({ world, connection, guest }: Context, { code }: RequestOf<'enter'>): Reply {
  const room = roomOfCode(world, code);
  const tooMany = isOwn(room, guest.id) ? undefined : whyNoMoreCodes(world, connection);
  if (tooMany !== undefined) return tooMany;
  if (room === undefined && isDamaged(world, plainCode(code))) return refuse('damaged');
  if (room === undefined) {
    countWrongCode(world, connection);
    return refuse('noSuchTable');
  }
  const isSeated = guest.tables.includes(room.state.id);
  if (!isSeated && room.connections.size >= MOST_AT_TABLE) return refuse('tableFull', { most: MOST_AT_TABLE });
  const reason = isPlayedByBot(room, guest.id) ? whyNoChange(world, guest) : undefined;
  if (reason !== undefined) return reason;
  comeTo(world, room, connection, guest);
  return DONE;
}

/** Has a seat there: need not guess the code. */
function isOwn(room: Room | undefined, guest: string): boolean {
  return room !== undefined && seatOfGuest(room.state, guest) !== null;
}

/** A bot stands in for them: their return is a line on disk. */
function isPlayedByBot({ state }: Room, guest: string): boolean {
  const seat = seatOfGuest(state, guest);
  return seat !== null && !isPlayedByOwner(state.seats[seat]);
}

/** A table by its code, however people write it down. */
export function roomOfCode(world: World, code: string): Room | undefined {
  return world.rooms.get(idOfCode(world, code));
}

export function idOfCode({ codes }: World, code: string): string {
  return codes.get(plainCode(code)) ?? '';
}

export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z]/g, '');
}

/** In the lobby the seat is free; in a game a bot plays it until its owner comes back. */
export function leave({ world, room, seat, asked, guest }: AtTable): Reply {
  const { state } = room;
  sendAway(world, room, guest, 'left');
  if (state.practice !== null) {
    closeRoom(world, room, 'left');
    return DONE;
  }
  if (seat !== null && state.phase === 'playing') {
    if (state.seats[seat]?.standIn === null) standIn(world, room, seat, 'away');
  } else if (seat !== null) {
    record(world, room, { k: 'stood', seat, asked });
  }
  passHostOn(world, room);
  closeIfDeserted(world, room);
  return DONE;
}

export function sit(context: AtTable, { seat: wish }: RequestOf<'sit'>): Reply {
  const { world, room, guest, seat: before, asked } = context;
  const { state } = room;
  if (state.phase !== 'lobby') return refuse('notInLobby');
  if (state.removed.has(guest.id)) return refuse('removed');
  const seat = wish ?? freeSeat(state);
  if (seat < 0) return refuse('noFreeSeat');
  if (seat >= state.seats.length) return refuse('noSuchSeat', { seat });
  if (seat === before) return DONE;
  if (state.seats[seat] !== null) return refuse('seatTaken', { seat });
  if (isHostAsked(room, seat, guest.id)) return refuse('seatKept', { seat });
  if (before !== null) record(world, room, { k: 'stood', seat: before });
  record(world, room, { k: 'seated', seat, guest: guest.id, ...state.scores.get(guest.id), asked });
  keepGuest(world, guest);
  changed(world, room);
  return DONE;
}

/** One that is kept for nobody, or any: by a private table's link only friends come. */
function freeSeat({ seats, kept }: TableState): number {
  const free = seats.findIndex((held, seat) => held === null && !kept.has(seat));
  return free < 0 ? seats.indexOf(null) : free;
}

export function stand({ world, room, seat, asked, guest }: AtTable): Reply {
  if (room.state.phase !== 'lobby') return refuse('notInLobby');
  if (seat === null) return DONE;
  record(world, room, { k: 'stood', seat, asked });
  keepGuest(world, guest);
  changed(world, room);
  return DONE;
}

/** What only the host may do in the lobby. */
export function whyNotHost({ room, guest }: AtTable): Refusal | undefined {
  if (room.state.phase !== 'lobby') return refuse('notInLobby');
  return room.state.host === guest.id ? undefined : refuse('notHost');
}

export function bot(context: AtTable, { seat, bot: kind }: RequestOf<'bot'>): Reply {
  const { world, room, guest, asked } = context;
  const { seats } = room.state;
  const reason = whyNotHost(context);
  if (reason !== undefined) return reason;
  if (seat >= seats.length) return refuse('noSuchSeat', { seat });
  if (seats[seat]?.guest != null) return refuse('seatTaken', { seat });
  const noBot = kind === null ? undefined : whyNoBot(world, room, kind);
  if (noBot !== undefined) return noBot;
  if (room.state.kept.has(seat)) record(world, room, { k: 'kept', seat, on: false });
  record(world, room, { k: 'bot', seat, bot: kind, name: kind === null ? null : newBotName(context), asked });
  keepGuest(world, guest);
  changed(world, room);
  return DONE;
}

/** The reason against a bot of this name at a table. */
export function whyNoBot(world: World, room: Room, bot: string): Refusal | undefined {
  const { bots } = gameAt(world, room.state);
  return bots.has(bot) ? undefined : refuse('noSuchBot', { bot, bots: [...bots.keys()] });
}

export function newBotName({ world, room }: AtTable): string {
  return freeBotName(namesAt(world, room).seats, Number.parseInt(world.settings.powers.entropy(2), 16));
}

export function house(context: AtTable, { house: wish }: RequestOf<'house'>): Reply {
  const { world, room, guest, asked } = context;
  const reason = whyNotHost(context);
  if (reason !== undefined) return reason;
  const wished = wishedHouse(world, room.state.house, wish);
  const problem = whyNotHouse(world, wished);
  if (problem !== undefined) return problem;
  const outside = room.state.seats.findIndex((held, seat) => seat >= wished.players && held?.guest != null);
  if (outside >= 0) return refuse('seatTaken', { seat: outside });
  record(world, room, { k: 'ruled', house: wished, asked });
  rememberHouse(world, guest, wished);
  changed(world, room);
  return DONE;
}
