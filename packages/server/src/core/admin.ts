import type { TablePhase } from '@dustup/protocol';
import { cleanLine } from './clean-text.ts';
import { closeRoom } from './closing.ts';
import type { SaidLine } from './entries.ts';
import { type Names, namesAt } from './names.ts';
import { record, tell } from './operation.ts';
import { run } from './run.ts';
import { chatLine, hears } from './snapshot.ts';
import { SERVER_VOICE } from './server-voice.ts';
import type { Room, World } from './world.ts';

/** A table as whoever runs the server sees it: nothing of its cards. */
export type AdminTable = {
  readonly code: string;
  readonly phase: TablePhase;
  readonly game: string;
  readonly isPublic: boolean;
  readonly openedAt: number;
  /** The names of people with a seat, and how many bots sit there. */
  readonly people: readonly string[];
  readonly bots: number;
  /** Connected people, those who watch included. */
  readonly here: number;
};

/** A guest who is connected: `connections` to this server, and none if only another one of the club has relayed them here. */
export type AdminGuest = {
  readonly id: string;
  readonly name: string;
  /** The code of the table where the guest is. */
  readonly at: string | null;
  readonly connections: number;
};

export function adminTables(world: World): readonly AdminTable[] {
  return [...world.rooms.values()].map((room) => adminTable(room, namesAt(world, room)));
}

function adminTable({ state, active }: Room, names: Names): AdminTable {
  return {
    code: state.code,
    phase: state.phase,
    game: state.house.game,
    isPublic: state.house.isPublic,
    openedAt: state.openedAt,
    people: state.seats.flatMap((held) => (held?.guest == null ? [] : names.of(held.guest))),
    bots: state.seats.filter((held) => held?.bot != null).length,
    here: active.size,
  };
}

export function adminGuests(world: World): readonly AdminGuest[] {
  return [...world.guests.values()]
    .filter(({ connections }) => connections.length > 0)
    .map(({ id, name, connections }) => {
      const at = connections.find((connection) => connection.at !== null)?.at ?? '';
      const own = connections.filter(({ isRelayed }) => !isRelayed).length;
      return { id, name, at: world.rooms.get(at)?.state.code ?? null, connections: own };
    });
}

export function closeByAdmin(world: World, code: string): void {
  const room = roomWith(world, code);
  if (room !== undefined) run(world, room, () => closeRoom(world, room, 'byAdmin'));
}

/** Says something at one table, or at all of them (null), as a line of the chat. */
export function sayByAdmin(world: World, text: string, code: string | null): void {
  const one = code === null ? undefined : roomWith(world, code);
  const rooms = code === null ? [...world.rooms.values()] : one === undefined ? [] : [one];
  for (const room of rooms) run(world, room, () => sayAt(world, room, cleanLine(text)));
}

function sayAt(world: World, room: Room, text: string): void {
  const line: SaidLine = { n: room.state.said.table + 1, guest: SERVER_VOICE.id, seat: null, to: 'table', text };
  record(world, room, { k: 'said', line });
  const message = JSON.stringify({ t: 'chat', line: chatLine(namesAt(world, room), line) });
  for (const [listener, connection] of room.active)
    if (hears(room, listener, line)) tell(world, connection, message, room);
}

function roomWith({ rooms, codes }: World, code: string): Room | undefined {
  return rooms.get(codes.get(code) ?? '');
}
