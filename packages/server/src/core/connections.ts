import { type Refusal, refuse } from '@dustup/kernel';
import {
  CROWDED_OUT,
  PROTOCOL_VERSION,
  SIGNED_OUT,
  TRY_LATER,
  type ClientMessage,
  type OwnTable,
} from '@dustup/protocol';
import { changeGuest, dropIfGone, newBucket, newGuest, vouchedGuest } from './guests.ts';
import { guestOfToken, isVoidToken, noteUse } from './keys.ts';
import { type OpenedLink, openedLink, takeLink } from './links.ts';
import { hangUp, tell, tellRefused, under } from './operation.ts';
import { WELCOME } from './outbox.ts';
import { sendNow } from './send-now.ts';
import { goAway } from './presence.ts';
import type { Connection, Guest, World } from './world.ts';
import type { ConnectionId, Vouched } from './core.ts';
import { run } from './run.ts';

const DAY = 24 * 60 * 60_000;

/** Somebody connects; too many from everywhere or from one address are turned away. */
export function opened(world: World, id: ConnectionId, address: string, as?: Vouched): void {
  const fromThere = world.addresses.get(address) ?? 0;
  const why = whyNotOpen(world, fromThere);
  if (why !== undefined) {
    world.outputs.push({ type: 'close', connection: id, code: TRY_LATER, reason: why.refused });
    return;
  }
  world.addresses.set(address, fromThere + 1);
  const connection: Connection = {
    id,
    address,
    bucket: newBucket(),
    guest: undefined,
    token: '',
    at: null,
    isPassive: false,
    held: 0,
    refusals: 0,
    relay: null,
    isRelayed: as !== undefined,
  };
  world.connections.set(id, connection);
  if (as !== undefined) run(world, undefined, () => welcomeVouched(world, connection, as));
}

function welcomeVouched(world: World, connection: Connection, as: Vouched): void {
  connection.token = as.token;
  comeIn(world, connection, vouchedGuest(world, as));
}

function whyNotOpen({ settings: { limits }, connections, isStopping }: World, fromThere: number): Refusal | undefined {
  if (isStopping) return refuse('stopping');
  if (connections.size >= limits.connectionsInAll) return refuse('serverFull');
  return fromThere >= limits.connectionsPerAddress ? refuse('tooManyFromAddress') : undefined;
}

export function closed(world: World, connection: Connection): void {
  const { guest, address } = connection;
  const left = (world.addresses.get(address) ?? 1) - 1;
  if (left > 0) world.addresses.set(address, left);
  else world.addresses.delete(address);
  world.listeners.delete(connection);
  world.club?.waiting.delete(connection);
  if (!world.isStopping) goAway(world, connection);
  world.connections.delete(connection.id);
  if (guest === undefined) return;
  guest.connections = guest.connections.filter((one) => one !== connection);
  dropIfGone(world, guest);
}

/** Of too many connections the oldest goes through which its guest does not play: it may be dead, and nobody has noticed yet. */
function makeRoomFor(world: World, guest: Guest): void {
  const most = world.settings.limits.connectionsPerGuest;
  while (guest.connections.length >= most) {
    const oldest = guest.connections.find(({ at, isPassive }) => at === null || isPassive) ?? guest.connections[0];
    if (oldest === undefined) return;
    crowdOut(world, oldest, guest, refuse('tooManyConnections', { most }));
  }
}

/** Nobody's from now on; it is counted until it is closed at its other end, too. */
function crowdOut(world: World, connection: Connection, guest: Guest, why: Refusal): void {
  world.listeners.delete(connection);
  goAway(world, connection);
  guest.connections = guest.connections.filter((one) => one !== connection);
  connection.guest = undefined;
  sendNow(world, connection, JSON.stringify({ t: 'refused', re: '', why }));
  world.outputs.push({ type: 'close', connection: connection.id, code: CROWDED_OUT, reason: why.refused });
}

type Hello = Extract<ClientMessage, { readonly t: 'hello' }>;

/** The first message: who is it? */
export function hello(world: World, connection: Connection, { v, token, link, device, name }: Hello): void {
  if (v !== PROTOCOL_VERSION) {
    const { build } = world.settings;
    tell(world, connection, JSON.stringify({ t: 'reload', v: PROTOCOL_VERSION, build }));
    return;
  }
  if (connection.guest !== undefined) {
    tellRefused(world, connection, '', refuse('helloTwice'));
    return;
  }
  const who = whoIs(world, { token, link, device });
  if (who === 'signedOut') {
    hangUp(world, connection, SIGNED_OUT, 'signed out');
    return;
  }
  const { guest, fresh } = letIn(world, who, name ?? '');
  connection.token = world.settings.powers.hash(fresh ?? token ?? '');
  comeIn(world, connection, guest);
  if (guest.isKept && world.now - guest.seenAt > DAY) changeGuest(world, guest);
  welcome(world, connection, guest, { token: fresh, why: who.why });
}

function comeIn(world: World, connection: Connection, guest: Guest): void {
  connection.guest = guest;
  makeRoomFor(world, guest);
  guest.connections = [...guest.connections, connection];
  noteUse(world, guest, connection.token);
}

type Who = {
  /** Undefined: somebody new. */
  readonly guest: Guest | undefined;
  readonly linked: OpenedLink | undefined;
  /** Why the seat link is not valid. */
  readonly why: Refusal | undefined;
};

/** By seat link, by token, or somebody new. */
function whoIs(world: World, { token, link, device }: Pick<Hello, 'token' | 'link' | 'device'>): Who | 'signedOut' {
  const known = guestOfToken(world, token);
  const found = link === undefined ? undefined : openedLink(world, link, device);
  const [linked, why] = found === undefined || 'refused' in found ? [undefined, found] : [found, undefined];
  if (linked !== undefined && linked.guest !== known) return { guest: linked.guest, linked, why };
  return isVoidToken(world, token) ? 'signedOut' : { guest: known, linked: undefined, why };
}

/** With a token for this device, if it has none that counts. */
function letIn(world: World, { guest, linked }: Who, name: string): { guest: Guest; fresh: string | undefined } {
  if (linked !== undefined) return { guest: linked.guest, fresh: takeLink(world, linked) };
  if (guest !== undefined) return { guest, fresh: undefined };
  const { guest: stranger, token } = newGuest(world, name);
  return { guest: stranger, fresh: token };
}

type Tidings = { readonly token: string | undefined; readonly why: Refusal | undefined };

function welcome(world: World, connection: Connection, guest: Guest, { token, why }: Tidings): void {
  const rooms = guest.tables.flatMap((id) => world.rooms.get(id) ?? []);
  const tables: OwnTable[] = rooms.map(({ state: { code, phase, house } }) => ({ code, phase, game: house.game }));
  const elsewhere = tablesElsewhere(world, guest);
  const message = {
    t: 'welcome',
    v: PROTOCOL_VERSION,
    build: world.settings.build,
    guest: guest.id,
    name: guest.name,
    ...(guest.attire !== null && { attire: guest.attire }),
    ...(token !== undefined && { token }),
    ...(why !== undefined && { why }),
    house: guest.house,
    games: [...world.settings.games.keys()],
    tables: [...tables, ...elsewhere],
  };
  const newest = rooms.reduce((last, room) => (room.publicWrite > (last?.publicWrite ?? 0) ? room : last), rooms[0]);
  under(world).sends.push({ connection, text: JSON.stringify(message), re: WELCOME, room: newest });
}

function tablesElsewhere({ club }: World, { id }: Guest): OwnTable[] {
  return [...(club?.seated.get(id) ?? [])].flatMap((table) => {
    const { code, shown } = club?.elsewhere.get(table) ?? {};
    return code === undefined || shown === undefined ? [] : [{ code, phase: shown.phase, game: shown.game }];
  });
}
