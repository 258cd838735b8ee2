import { clockInfo } from './clock.ts';
import { tellClock } from './game-text.ts';
import { run } from './run.ts';
import { schedule } from './schedule.ts';
import { sendNow } from './send-now.ts';
import type { Room, World } from './world.ts';

// The disk (or a database elsewhere) takes nothing for a while. What is done meanwhile waits; and nobody loses time by it.

/** So long nobody need hear of it. */
const PATIENCE = 5000;
/** So many writes may wait; what would make more is refused. */
const MOST_WAITING = 2000;

export function stalled(world: World): void {
  world.stalledAt ??= world.now;
}

/** When players are to be told; undefined: they have been, or nothing is wrong. */
export function waitingDue({ stalledAt, isWaitingTold }: World): number | undefined {
  return stalledAt === null || isWaitingTold ? undefined : stalledAt + PATIENCE;
}

/** Players are told, if it has lasted long enough. */
export function tellWaiting(world: World): void {
  const due = waitingDue(world);
  if (due === undefined || due > world.now) return;
  world.isWaitingTold = true;
  for (const room of world.rooms.values()) sayWaiting(world, room, true);
}

function sayWaiting(world: World, room: Room, on: boolean): void {
  const { host, state } = room;
  for (const connection of room.active.values()) {
    sendNow(world, connection, JSON.stringify({ t: 'waiting', on }));
    if (!on || host === null) continue;
    const clock = { ...clockInfo(room, host, world.now), left: null };
    sendNow(world, connection, JSON.stringify({ t: 'clock', game: state.id, clock }));
  }
}

/** All goes on. The time in between has not passed for anybody. */
export function flowsAgain(world: World): void {
  const { stalledAt, isWaitingTold } = world;
  if (stalledAt === null) return;
  world.stalledAt = null;
  world.isWaitingTold = false;
  world.wakesAt = Number.POSITIVE_INFINITY;
  for (const room of world.rooms.values()) {
    if (isWaitingTold) sayWaiting(world, room, false);
    run(world, room, () => putOff(world, room, stalledAt));
  }
}

/** What was to come comes so much later, and what had begun has begun so much later. */
function putOff(world: World, room: Room, stalledAt: number): void {
  const { host, alarms, awaySince } = room;
  const lasted = world.now - stalledAt;
  for (const [name, at] of alarms) alarms.set(name, at + lasted);
  for (const [guest, since] of awaySince) awaySince.set(guest, since + world.now - Math.max(stalledAt, since));
  if (room.wokenAt !== null) room.wokenAt += world.now - Math.max(stalledAt, room.wokenAt);
  if (room.partsDue !== null) room.partsDue += lasted;
  if (host === null) return;
  const { stop } = host;
  stop.openedAt += world.now - Math.max(stalledAt, stop.openedAt);
  if (stop.hold > stalledAt) stop.hold += lasted;
  schedule(world, room);
  tellClock(world, room);
}

/** Whether so much waits already that nothing more may be asked for. */
export function isFullUp({ stalledAt, unwritten }: World): boolean {
  return stalledAt !== null && unwritten.length >= MOST_WAITING;
}
