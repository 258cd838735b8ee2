import { refuse } from '@dustup/kernel';
import { applyEntry } from './apply-entry.ts';
import { keepListing } from './game-facts.ts';
import { tellNoAsk } from './game-text.ts';
import { tellInfo } from './info.ts';
import { unindexRoom, takeOffMap } from './open-room.ts';
import { changed, detach, erase, keep, record, tell, tellRefused, under } from './operation.ts';
import { isHere } from './room.ts';
import { schedule } from './schedule.ts';
import { note, type Room, type World } from './world.ts';

/** Closes a table for good. The record of its game is kept; a lobby leaves nothing behind, nor does practice. */
export function closeRoom(world: World, room: Room, why: string): void {
  const { state } = room;
  if (state.phase === 'closed') return;
  const entry = { k: 'closed' as const, at: world.now, why };
  if (state.game === null || state.practice !== null) {
    applyEntry(state, entry);
    eraseRoom(world, room);
  } else {
    const isUnfinished = state.game.outcome === null;
    record(world, room, entry);
    if (isUnfinished) keepListing(world, room);
  }
  keep(world, { kind: 'table', id: state.id, body: null });
  keep(world, { kind: 'checkpoint', id: state.id, body: null });
  note(world, 'info', 'table closed', { table: state.id, why });
  world.isListStale = true;
  tellInfo(world, room);
  refuseWaiting(world, room);
  for (const connection of room.connections) {
    tell(world, connection, '{"t":"gone","why":"closed"}', room);
    detach(world, room, connection);
  }
  room.connections.clear();
  room.active.clear();
  room.alarms.clear();
  unindexRoom(world, room);
  takeOffMap(world, room);
}

function refuseWaiting(world: World, { host }: Room): void {
  for (const [, { connection, re }] of host?.stop.waiting.entries() ?? [])
    tellRefused(world, connection, re, refuse('gameIsOver'));
  host?.stop.waiting.clear();
}

/** Nobody wants to play it to its end. If one of those who sit is there, the table stays, and they may begin another game. */
export function abandonGame(world: World, room: Room): void {
  const { host } = room;
  if (host === null || !room.state.seats.some((held) => isHere(room, held?.guest ?? null))) {
    closeRoom(world, room, 'abandoned');
    return;
  }
  record(world, room, { k: 'ended', at: world.now, outcome: null });
  changed(world, room);
  world.isListStale = true;
  schedule(world, room);
  refuseWaiting(world, room);
  for (const seat of host.asking) tellNoAsk(world, room, host, seat);
  keepListing(world, room);
}

/** Nobody sits there or is there any more, and no game goes on. */
export function closeIfDeserted(world: World, room: Room): void {
  const { phase, seats } = room.state;
  const isDeserted = room.connections.size === 0 && !seats.some((held) => world.guests.has(held?.guest ?? ''));
  if (isDeserted && (phase === 'lobby' || phase === 'over')) closeRoom(world, room, 'deserted');
}

function eraseRoom(world: World, room: Room): void {
  const operation = under(world);
  erase(world, room.state.id);
  operation.rooms.add(room);
  operation.isAnswersOnly = false;
  operation.isPublic = true;
}
