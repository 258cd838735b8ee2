import { gameKeyOf } from '@dustup/protocol';
import { beginHost } from './game-host.ts';
import { keepCheckpoint } from './game-facts.ts';
import { openStop } from './hold.ts';
import { tellBots } from './listening-bots.ts';
import { record } from './operation.ts';
import { isWaitingForParts } from './parts.ts';
import { setAlarm } from './room.ts';
import { schedule } from './schedule.ts';
import { tellTable } from './snapshot.ts';
import { gameAt, type Room, type World } from './world.ts';

/** Deals, once the commitment is on disk and out and the players' parts have come, or will not. */
export function deal(world: World, room: Room): void {
  const { game } = room.state;
  room.dealsAfter = 0;
  if (game === null || game.isDealt || room.state.phase !== 'playing') return;
  if (isWaitingForParts(world, room)) return;
  setAlarm(world, room, 'parts', null);
  const key = gameKeyOf(game.seed, world.settings.powers.hash);
  const host = beginHost(gameAt(world, room.state), { ...game, key });
  room.host = host;
  const events = host.heard.splice(0);
  host.lately.note(events);
  tellBots(world, room, host, events);
  const played = game.seed.pledges === undefined ? {} : { key };
  record(world, room, { k: 'dealt', first: host.frame, events, ...played });
  keepCheckpoint(world, room, host);
  host.stop = openStop(room, host, world.now);
  schedule(world, room);
  for (const connection of room.active.values()) tellTable(world, room, connection);
}
