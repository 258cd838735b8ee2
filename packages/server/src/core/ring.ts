import { botAnswers, moveOn } from './bots-at-table.ts';
import { clockInfo, deadlineOf, seatsOnTheClock, warningOf } from './clock.ts';
import { closeRoom } from './closing.ts';
import { turnAwayWaiting } from './club.ts';
import { PASS } from '@dustup/kernel';
import { deal } from './deal.ts';
import type { GameHost } from './game-host.ts';
import { tellList } from './listing.ts';
import { makeMove } from './moves.ts';
import { tell } from './operation.ts';
import { isForsaken, overdue } from './presence.ts';
import { dueAlarms } from './room.ts';
import { run } from './run.ts';
import { schedule } from './schedule.ts';
import { flowOn } from './stream.ts';
import { tooSlow } from './votes.ts';
import { type AlarmName, askFor, type Room, type World } from './world.ts';

/** What is due now is done, once for each table: one that has more to do waits its turn. */
export function ringAll(world: World): void {
  const due = new Set<Room>();
  for (let at = world.timers.next; at !== undefined && at <= world.now; at = world.timers.next) {
    const id = world.timers.pop()?.key ?? '';
    askFor(world, id);
    const room = world.rooms.get(id);
    if (room !== undefined && room.queuedAt <= world.now) due.add(room);
  }
  for (const room of due) run(world, room, () => ringIn(world, room));
  tellList(world);
  turnAwayWaiting(world);
}

function ringIn(world: World, room: Room): void {
  for (const name of dueAlarms(world, room)) if (room.state.phase !== 'closed') ring(world, room, name);
}

function ring(world: World, room: Room, name: AlarmName): void {
  switch (name) {
    case 'move':
      moveOn(world, room);
      return;
    case 'deadline':
      outOfTime(world, room);
      return;
    case 'warn':
      warn(world, room);
      return;
    case 'absence':
      overdue(world, room);
      return;
    case 'stream':
      flowOn(world, room);
      return;
    case 'parts':
      deal(world, room);
      return;
    case 'idle':
      if (isForsaken(room)) closeRoom(world, room, 'idle');
  }
}

/**
 * Whoever is out of time is played by a bot. Where several are asked together, that shows when all have answered; where
 * something is only offered, silence lets it go by.
 */
function outOfTime(world: World, room: Room): void {
  const { host } = room;
  if (host === null) return;
  const { stop } = host;
  for (const seat of seatsOnTheClock(room, host)) {
    if (host.stop !== stop || deadlineOf(room, host, seat) > world.now) continue;
    const asked = host.position.open.find((one) => one.seat === seat);
    if (asked === undefined) continue;
    if (stop.window !== null) {
      makeMove(world, room, host, { seat, answer: PASS, by: 'bot', isTimed: false });
      continue;
    }
    if (stop.asked.length > 1) stop.late.set(seat, isConnected(room, seat) ? 'slow' : 'away');
    else tooSlow(world, room, seat);
    if (room.state.phase === 'playing') botAnswers(world, room, host, asked, true);
  }
  schedule(world, room);
}

function isConnected(room: Room, seat: number): boolean {
  return room.active.has(room.state.seats[seat]?.guest ?? '');
}

function warn(world: World, room: Room): void {
  const { host } = room;
  if (host === null) return;
  for (const seat of seatsOnTheClock(room, host)) {
    if (!host.stop.warned.has(seat) && warningOf(room, host, seat) <= world.now) warnSeat(world, room, host, seat);
  }
  schedule(world, room);
}

function warnSeat(world: World, room: Room, host: GameHost, seat: number): void {
  host.stop.warned.set(seat, true);
  const connection = room.active.get(room.state.seats[seat]?.guest ?? '');
  if (connection === undefined) return;
  const clock = JSON.stringify(clockInfo(room, host, world.now));
  tell(world, connection, `{"t":"clock","game":"${room.state.id}","clock":${clock},"warns":true}`, room);
}
