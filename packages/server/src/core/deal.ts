import { beginHost, noteLately } from './game-host.ts';
import { keepCheckpoint } from './game-facts.ts';
import { openStop } from './hold.ts';
import { tellBots } from './listening-bots.ts';
import { record } from './operation.ts';
import { schedule } from './schedule.ts';
import { tellTable } from './snapshot.ts';
import { gameAt, type Room, type World } from './world.ts';

/** Deals, once the commitment is on disk and out. */
export function deal(world: World, room: Room): void {
  const { game } = room.state;
  room.dealsAfter = 0;
  if (game === null || game.isDealt || room.state.phase !== 'playing') return;
  const host = beginHost(gameAt(world, room.state), game);
  room.host = host;
  const events = host.heard.splice(0);
  noteLately(host, events);
  tellBots(world, room, host, events);
  record(world, room, { k: 'dealt', first: host.frame, events });
  keepCheckpoint(world, room, host);
  host.stop = openStop(room, host, world.now);
  schedule(world, room);
  for (const connection of room.active.values()) tellTable(world, room, connection);
}
