import { refuse } from '@dustup/kernel';
import { type AtTable, DONE, type Reply, type RequestOf } from './context.ts';
import { record } from './operation.ts';
import { isHere, setAlarm } from './room.ts';
import type { TableState } from './table-state.ts';
import type { Room, World } from './world.ts';

// What players add to the seed. In the lobby each client pledges a part by its hash. `began` fixes the server's secret and the pledges
// with one promise; only then are the parts shown. So nobody, the server included, could choose theirs by those of the others. Whoever
// withholds a part is not waited for longer than a moment.

/** Milliseconds to wait for the parts. After a restart those who pledged them have to come back first. */
const PATIENCE = 4000;
const PATIENCE_AFTER_RESTART = 12_000;

export function pledge({ world, room, seat, guest, asked }: AtTable, { game: id, hash }: RequestOf<'pledge'>): Reply {
  const { state } = room;
  if (state.id !== id) return refuse('otherGame');
  if (state.phase !== 'lobby') return refuse('notInLobby');
  if (seat === null) return refuse('noSeat');
  if (state.pledges.get(guest.id) !== hash) record(world, room, { k: 'pledged', guest: guest.id, hash, asked }, false);
  return DONE;
}

/** By seat, of those who are here; undefined: nobody has pledged anything. */
export function pledgesAt(room: Room): readonly (string | null)[] | undefined {
  const { seats, pledges } = room.state;
  const found = seats.map((held) =>
    held?.guest != null && isHere(room, held.guest) ? (pledges.get(held.guest) ?? null) : null,
  );
  return found.some((one) => one !== null) ? found : undefined;
}

export function reveal({ world, room, seat, asked }: AtTable, { game: id, part }: RequestOf<'reveal'>): Reply {
  const { state } = room;
  if (state.game === null || state.id !== id) return refuse('otherGame');
  if (state.game.isDealt || state.phase !== 'playing') return refuse('alreadyDealt');
  if (seat === null) return refuse('noSeat');
  const { pledges, parts } = state.game.seed;
  if (pledges?.[seat] !== world.settings.powers.hash(part)) return refuse('otherPart');
  if (parts?.[seat] === null) record(world, room, { k: 'revealed', seat, part, asked }, false);
  return DONE;
}

/** Whether parts are still on their way, and it is not yet time to go on without them. */
export function isWaitingForParts(world: World, room: Room): boolean {
  if (!isPartMissing(room.state)) return false;
  if (room.partsDue === null) {
    room.partsDue = world.now + (room.wokenAt === world.now ? PATIENCE_AFTER_RESTART : PATIENCE);
    setAlarm(world, room, 'parts', room.partsDue);
  }
  return world.now < room.partsDue;
}

function isPartMissing({ game }: TableState): boolean {
  const { pledges = [], parts = [] } = game?.seed ?? {};
  return pledges.some((one, seat) => one !== null && parts[seat] == null);
}
