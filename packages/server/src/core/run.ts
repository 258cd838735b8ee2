import { breakRoom } from './crash.ts';
import { keepHead } from './game-facts.ts';
import { tellInfo } from './info.ts';
import { indexRoom, takeOffMap, unindexRoom } from './open-room.ts';
import { settle, under } from './operation.ts';
import { countVotes } from './votes.ts';
import { note, type NoteFacts, type Room, type World } from './world.ts';

/**
 * Does something in one go: what it changes is written together, and what it says is held until that is on disk. Whatever
 * breaks on the way breaks the table it is about, and nothing else; `about` says what led to it.
 */
export function run(world: World, room: Room | undefined, work: () => void, about: NoteFacts = {}): void {
  try {
    work();
    finish(world);
  } catch (error) {
    contain(world, room, error, about);
  }
  settle(world);
}

function finish(world: World): void {
  const { rooms, stale, isAnswersOnly } = under(world);
  for (const room of isAnswersOnly ? stale : rooms.union(stale)) {
    if (world.rooms.get(room.state.id) !== room) continue;
    indexRoom(world, room);
    if (world.club !== null) keepHead(world, room);
  }
  for (const room of stale) {
    if (room.state.votes.size > 0) countVotes(world, room); // who has a vote may have changed
    if (world.rooms.get(room.state.id) !== room) continue;
    tellInfo(world, room);
    world.isListStale ||= room.state.house.isPublic;
  }
}

function contain(world: World, room: Room | undefined, error: unknown, about: NoteFacts): void {
  const name = error instanceof Error ? error.name : 'unknown';
  if (room === undefined || world.rooms.get(room.state.id) !== room) {
    note(world, 'error', 'a request broke', { ...about, error: name });
    return;
  }
  try {
    breakRoom(world, room, error, about);
  } catch {
    note(world, 'error', 'a table could not even be closed', { table: room.state.id, ...about, error: name });
    unindexRoom(world, room);
    takeOffMap(world, room);
  }
}
