import { refuse } from '@dustup/kernel';
import type { Vote } from '@dustup/protocol';
import { abandonGame } from './closing.ts';
import { type AtTable, DONE, type Reply, type RequestOf } from './context.ts';
import { tellClock } from './game-text.ts';
import { keepGuest } from './guests.ts';
import { takeSpoken } from './moves.ts';
import { changed, record } from './operation.ts';
import { seatsOfAbsent, setAbsenceAlarm, standIn, watchForsaken } from './presence.ts';
import { isHere, livingPeople } from './room.ts';
import { schedule } from './schedule.ts';
import { votersIn } from './voters.ts';
import type { Room, World } from './world.ts';

export function vote(context: AtTable, { about, yes }: RequestOf<'vote'>): Reply {
  const { world, room, seat, guest, asked } = context;
  const { state } = room;
  if (state.phase !== 'playing' || room.host === null) return refuse('noGame');
  if (seat === null || !votersIn(world, room).includes(seat)) return refuse('noVote');
  if ((about === 'pause' && state.isPaused) || (about === 'resume' && !state.isPaused)) return refuse('asItIs');
  if (about === 'standIn' && yes && seatsOfAbsent(room).length === 0) return refuse('asItIs');
  const hasSaidYes = state.votes.get(about)?.has(seat) === true;
  if (hasSaidYes === yes) return DONE; // saying it again makes the record no better
  record(world, room, { k: 'voted', about, seat, yes, asked });
  keepGuest(world, guest);
  changed(world, room);
  setAbsenceAlarm(world, room);
  return DONE;
}

/**
 * A pause takes all of them, giving the game up more than half, and going on half: nobody can hold another in a pause. A bot for those who are
 * away takes all who are here.
 */
export function countVotes(world: World, room: Room): void {
  if (room.state.phase !== 'playing') return;
  if (isCarried(world, room, 'abandon')) abandonGame(world, room);
  else if (isCarried(world, room, 'standIn'))
    for (const seat of seatsOfAbsent(room)) standIn(world, room, seat, 'away');
  else if (isCarried(world, room, 'pause')) pause(world, room);
  else if (isCarried(world, room, 'resume')) resume(world, room);
}

function isCarried(world: World, room: Room, about: Vote): boolean {
  const all = votersIn(world, room);
  const voters = about === 'standIn' ? all.filter((seat) => isHere(room, room.state.seats[seat]?.guest ?? null)) : all;
  const yes = voters.filter((seat) => room.state.votes.get(about)?.has(seat) === true).length;
  return yes > 0 && IS_ENOUGH[about](yes, voters.length);
}

const IS_ENOUGH: { readonly [about in Vote]: (yes: number, voters: number) => boolean } = {
  pause: (yes, voters) => yes === voters,
  abandon: (yes, voters) => yes * 2 > voters,
  resume: (yes, voters) => yes * 2 >= voters,
  standIn: (yes, voters) => yes === voters,
};

function pause(world: World, room: Room): void {
  record(world, room, { k: 'paused' });
  if (room.host !== null) room.host.stop.pausedAfter = world.now - room.host.stop.openedAt;
  clockHasChanged(world, room);
}

function resume(world: World, room: Room): void {
  record(world, room, { k: 'resumed' });
  if (room.host !== null) room.host.stop.openedAt = world.now - room.host.stop.pausedAfter;
  clockHasChanged(world, room);
  takeSpoken(world, room);
}

function clockHasChanged(world: World, room: Room): void {
  changed(world, room);
  schedule(world, room);
  tellClock(world, room);
}

/** Gives up: a bot plays the seat for good, and the game goes on, to be watched even when everybody has. */
export function concede(context: AtTable): Reply {
  const { world, room, seat, guest } = context;
  if (room.state.phase !== 'playing' || room.host === null) return refuse('noGame');
  if (seat === null || !livingPeople(room).includes(seat)) return refuse('notPlaying');
  giveUp(world, room, seat, context.asked);
  keepGuest(world, guest);
  return DONE;
}

function giveUp(world: World, room: Room, seat: number, asked: readonly [string, string]): void {
  record(world, room, { k: 'standIn', seat, why: 'conceded', asked });
  playOn(world, room);
}

/** Whoever leaves for good has given up. When everybody has, there is nobody left to play for. */
export function afterLeaving(world: World, room: Room): void {
  const people = room.state.seats.filter((held) => held?.guest != null);
  if (people.every((held) => held?.standIn === 'conceded')) {
    changed(world, room);
    abandonGame(world, room);
    return;
  }
  playOn(world, room);
}

/** Whoever has given up no longer answers, votes or holds up anything. */
function playOn(world: World, room: Room): void {
  changed(world, room);
  if (room.state.isPaused && livingPeople(room).length === 0) resume(world, room); // nobody is left who could
  watchForsaken(world, room);
  schedule(world, room);
}

/** When a person does not answer in time, a bot answers and plays on until they are back. */
export function tooSlow(world: World, room: Room, seat: number): void {
  const { guest = null } = room.state.seats[seat] ?? {};
  standIn(world, room, seat, guest !== null && room.active.has(guest) ? 'slow' : 'away');
}
