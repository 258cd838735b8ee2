import { deadlineOf, seatsOnTheClock, warningOf } from './clock.ts';
import type { GameHost } from './game-host.ts';
import { isPlayedByOwner, setAlarm } from './room.ts';
import type { Room, World } from './world.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** Sets the bells of a game: when the next move takes effect, when somebody is warned, when somebody is out of time. */
export function schedule(world: World, room: Room): void {
  const { host, state } = room;
  if (host === null || host.position.isOver || state.isPaused || state.phase !== 'playing') {
    for (const name of ['move', 'warn', 'deadline'] as const) setAlarm(world, room, name, null);
    return;
  }
  const onTheClock = seatsOnTheClock(room, host);
  const unwarned = onTheClock.filter((seat) => !host.stop.warned.has(seat));
  setAlarm(world, room, 'deadline', soonest(onTheClock.map((seat) => deadlineOf(room, host, seat))));
  setAlarm(world, room, 'warn', soonest(unwarned.map((seat) => warningOf(room, host, seat))));
  setAlarm(world, room, 'move', isMoveReady(room, host, onTheClock) ? Math.max(world.now, host.stop.hold) : null);
}

function soonest(times: readonly number[]): number {
  return Math.min(NEVER, ...times);
}

/** A bot is to answer, an answer waits for its time, or a bot may want to cut in. */
function isMoveReady(room: Room, { position, stop }: GameHost, onTheClock: readonly number[]): boolean {
  if (position.open.length > onTheClock.length) return true;
  return !stop.areOffersMade && position.standing.some(({ seat }) => !isPlayedByOwner(room.state.seats[seat]));
}
