import type { Playable, WireEvent } from '@dustup/kernel';
import { encodeAsk, type GameSnapshot, type Step, type WireAsk } from '@dustup/protocol';
import { clockInfo } from './clock.ts';
import type { GameHost } from './game-host.ts';
import { tell } from './operation.ts';
import { isAlive } from './room.ts';
import { seatOfGuest } from './table-state.ts';
import type { Room, World } from './world.ts';

/** A player who is out may watch all hands, if the table's settings allow it. */
function seesAllHands(room: Room, seat: number | null): boolean {
  return room.state.house.deadSeeAll && seat !== null && !isAlive(room, seat);
}

/** The seats that do so now. */
export function seatsWatching(room: Room): ReadonlySet<number> {
  if (!room.state.house.deadSeeAll) return NOBODY;
  return new Set([...room.state.seats.keys()].filter((seat) => seesAllHands(room, seat)));
}

const NOBODY: ReadonlySet<number> = new Set();

/** What a seat is asked, as JSON; undefined when nothing. */
function askText(room: Room, host: GameHost, seat: number | null): string | undefined {
  const ask = askOf(room, host, seat);
  return ask === null ? undefined : JSON.stringify(ask);
}

/** What a seat is asked. An answer under way is not asked for again, and whoever has given up is asked no more. */
function askOf({ state }: Room, host: GameHost, seat: number | null): WireAsk | null {
  if (state.phase !== 'playing' || seat === null || host.stop.waiting.has(seat)) return null;
  if (state.seats[seat]?.standIn === 'conceded') return null;
  return encodeAsk(host.position, seat, state.game?.ask ?? 0);
}

/** What everybody at the table gets of a step: most of it the same text. */
export function tellStep(world: World, room: Room, host: GameHost, step: Step, watching: ReadonlySet<number>): void {
  const { id, game } = room.state;
  const head = `{"t":"step","game":"${id}","n":${game?.n ?? 0},"events":`;
  const table = step.table === undefined ? '' : `,"table":${JSON.stringify(step.table)}`;
  const tail = `,"clock":${JSON.stringify(clockInfo(room, host, world.now))}}`;
  const events = new EventTexts(host.game, step.events);
  const common = head + events.others + table + tail;
  for (const [guest, connection] of room.active) {
    const seat = seatOfGuest(room.state, guest);
    const own = seat === null ? '' : ownText(step, seat) + handsText(room, host, step, seat, watching.has(seat));
    const ask = seat === null ? '' : changedAsk(room, host, seat);
    const seen = events.for(seat);
    const isCommon = own === '' && ask === '' && seen === events.others;
    tell(world, connection, isCommon ? common : head + seen + table + own + ask + tail, room);
  }
}

function ownText({ own }: Step, seat: number): string {
  const patch = own?.[seat];
  return patch === undefined ? '' : `,"own":${JSON.stringify(patch)}`;
}

function handsText(room: Room, host: GameHost, { own }: Step, seat: number, isWatching: boolean): string {
  if (!seesAllHands(room, seat)) return isWatching ? ',"hands":null' : '';
  if (!isWatching) return `,"hands":${JSON.stringify(host.frame.own)}`;
  return own === undefined ? '' : `,"hands":${JSON.stringify(own)}`;
}

function changedAsk(room: Room, host: GameHost, seat: number): string {
  const text = askText(room, host, seat);
  if (text !== undefined) {
    host.asking.add(seat);
    return `,"ask":${text}`;
  }
  return host.asking.delete(seat) ? ',"ask":null' : '';
}

/** Events as each viewer sees them, as JSON. */
class EventTexts {
  readonly #game: Playable;
  readonly #events: readonly WireEvent[];
  /** As those see them who are let into nothing: most of the time everybody. */
  readonly others: string;
  readonly #isOpen: boolean;

  constructor(game: Playable, events: readonly WireEvent[]) {
    this.#game = game;
    this.#events = events;
    const seen = this.#seenBy(null);
    this.#isOpen = seen.every((event, at) => event === events[at]); // then nobody is let into anything
    this.others = JSON.stringify(seen);
  }

  for(seat: number | null): string {
    return this.#isOpen || seat === null ? this.others : JSON.stringify(this.#seenBy(seat));
  }

  #seenBy(seat: number | null): readonly WireEvent[] {
    return this.#events.map((event) => this.#game.rules.redact(event, seat));
  }
}

/** This seat is asked nothing any more. */
export function tellNoAsk(world: World, room: Room, host: GameHost, seat: number): void {
  const { id, seats } = room.state;
  host.asking.delete(seat);
  const connection = room.active.get(seats[seat]?.guest ?? '');
  if (connection !== undefined) tell(world, connection, `{"t":"ask","game":"${id}","ask":null}`, room);
}

/** The clock has changed while the question has not. */
export function tellClock(world: World, room: Room): void {
  const { host, state } = room;
  if (host === null) return;
  const clock = JSON.stringify(clockInfo(room, host, world.now));
  for (const connection of room.active.values())
    tell(world, connection, `{"t":"clock","game":"${state.id}","clock":${clock}}`, room);
}

/** The game as one viewer sees it now. */
export function snapshotFor(world: World, room: Room, host: GameHost, seat: number | null): GameSnapshot {
  const { id, game } = room.state;
  const { frame, lately } = host;
  const ask = askOf(room, host, seat);
  if (seat !== null && ask !== null) host.asking.add(seat);
  return {
    id,
    slug: host.game.slug,
    n: game?.n ?? 0,
    table: frame.table,
    own: seat === null ? null : (frame.own[seat] ?? null),
    hands: seesAllHands(room, seat) ? frame.own : null,
    ask,
    clock: clockInfo(room, host, world.now),
    lately: lately.tell().map((event) => host.game.rules.redact(event, seat)),
  };
}
