import { diceFrom, GAMES } from '@dustup/bots';
import { connect, type Connection, playSeat, randomAnswerFrom } from '@dustup/protocol/client';
import { PROTOCOL_VERSION } from '@dustup/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../server.ts';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import { cleanUp, RawClient, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(cleanUp);
afterAll(() => postgres.remove());

const LEASE = 60_000;
const ADMIN_TOKEN = 'what only the host knows';
const ADMIN = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
const SECRET = 'a secret of the club';
const QUICK = { players: 4, pace: 'fast', clock: null } as const;

describe('Several nodes on PostgreSQL', () => {
  it('refuse to run together without a secret', async () => {
    const database = await postgres.newDatabase();
    await startTestServer({ database, node: 'north' });
    await expect(startTestServer({ database, node: 'south' })).rejects.toMatchObject({ kind: 'locked' });
    await expect(node(database, 'south')).rejects.toMatchObject({ kind: 'locked' });
  });

  it('serve any client at any table, as one club', async () => {
    const { database, north, south } = await twoNodes();
    const ann = client(north, 'Ann');
    const { code } = await opens(ann, true);
    const ben = client(south, 'Ben');
    await ben.request({ t: 'list', on: true });
    await until(ben, () => ben.state.tables?.some((table) => table.code === code) === true);
    expect(ben.state.tables).toMatchObject([{ code, host: 'Ann', people: 1, phase: 'lobby' }]);
    expect(await ben.request({ t: 'enter', code })).toMatchObject({ t: 'done' });
    expect(await ben.request({ t: 'sit' })).toMatchObject({ t: 'done' });
    await until(ann, () => ann.state.table?.info.seats[1]?.name === 'Ben');
    expect(await ben.request({ t: 'rename', name: 'Benjamin' })).toMatchObject({ t: 'done' });
    await until(ann, () => ann.state.table?.info.seats[1]?.name === 'Benjamin');

    expect(await ann.request({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
    for (const [at, one] of [ann, ben].entries()) plays(one, at);
    await until(ben, () => (ben.state.table?.game?.n ?? 0) > 5);
    await until(ben, () => ben.state.table?.info.phase === 'over');
    const token = tokenOf(ben);
    const games = await north.get('/api/games', { headers: { authorization: `Bearer ${token}` } });
    expect(await games.json()).toMatchObject({ games: [{ players: expect.any(Array) }] });
    expect(await postgres.query(nameOf(database), 'select distinct life from owners')).toHaveLength(1);
    for (const server of [north, south]) expect(server.fatal).toEqual([]);
  });

  it('know at once who has come to stay elsewhere, and sign out at once whoever was signed out elsewhere', async () => {
    const { north, south } = await twoNodes();
    const ann = await RawClient.open(north.socketUrl);
    ann.say({ t: 'hello', v: PROTOCOL_VERSION, name: 'Ann' });
    const { token, guest } = await ann.hears(({ t }) => t === 'welcome');
    ann.say({ t: 'create', re: '1', house: QUICK });
    await ann.hears(({ t }) => t === 'done');
    ann.say({ t: 'link', re: '2' });
    const { with: made } = await ann.hears(({ t, re }) => t === 'done' && re === '2');
    const again = await RawClient.open(south.socketUrl);
    again.say({ t: 'hello', v: PROTOCOL_VERSION, token });
    expect(await again.hears(({ t }) => t === 'welcome')).toMatchObject({ guest, tables: [{ phase: 'lobby' }] });

    const phone = await RawClient.open(south.socketUrl);
    phone.say({ t: 'hello', v: PROTOCOL_VERSION, link: linkIn(made), device: 'phone' });
    expect(await phone.hears(({ t }) => t === 'welcome')).toMatchObject({ guest });
    ann.say({ t: 'revoke', re: '3' });
    expect(await phone.closed).toBe(4001);
    const late = await RawClient.open(south.socketUrl);
    late.say({ t: 'hello', v: PROTOCOL_VERSION, link: linkIn(made), device: 'phone' });
    expect(await late.hears(({ t }) => t === 'welcome')).toMatchObject({ why: { refused: 'linkVoid' } });
    expect(String(token).length).toBeGreaterThan(20);
    for (const { lines } of [north, south]) expect(lines.join('')).not.toContain(token);
  });

  it('hand their tables on when they stop: games go on elsewhere at the same step', async () => {
    const { north, south } = await twoNodes();
    const ann = client(north, 'Ann');
    const { code } = await opens(ann);
    const ben = client(south, 'Ben');
    await ben.request({ t: 'enter', code });
    await ben.request({ t: 'sit' });
    await ann.request({ t: 'start', fill: 'rule' });
    plays(ben, 1);
    plays(ann, 2);
    await until(ben, () => (ben.state.table?.game?.n ?? 0) > 5);
    const { n = 0 } = ben.state.table?.game ?? {};
    const stopped = north.stop();
    await until(ben, () => ben.state.status !== 'online');
    await until(ben, () => ben.state.status === 'online' && ben.state.table?.game != null);
    expect(ben.state.table?.game?.n).toBeGreaterThanOrEqual(n);
    await stopped;
    expect(north.fatal).toEqual([]);
    const back = connect(south.socketUrl, { storage: storages.get(ann) ?? newStorage() });
    expect(await back.request({ t: 'enter', code })).toMatchObject({ t: 'done' });
    plays(back, 3);
    await until(back, () => back.state.table?.info.phase === 'over');
    ann.close();
    back.close();
  });

  it('show and close every table of the club, list every guest once and speak to all, whichever node is asked', async () => {
    const { database, north, south } = await twoNodes();
    const east = await node(database, 'east');
    const ann = client(north, 'Ann');
    const { code } = await opens(ann);
    const ben = client(south, 'Ben');
    expect(await ben.request({ t: 'enter', code })).toMatchObject({ t: 'done' });
    // a node that has just come has still to reach the others, and says so
    await expect
      .poll(async () => (await east.get('/api/admin/tables', ADMIN)).json())
      .toMatchObject({ tables: [{ code, people: ['Ann'], here: 2 }], silent: [] });
    expect(await (await east.get('/api/admin/guests', ADMIN)).json()).toEqual({
      guests: [
        { id: ann.state.me?.guest, name: 'Ann', at: code, connections: 1 },
        { id: ben.state.me?.guest, name: 'Ben', at: code, connections: 1 },
      ],
      silent: [],
    });
    const ask = (what: string, body: object) =>
      east.get(`/api/admin/${what}`, {
        method: 'POST',
        headers: { ...ADMIN.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await ask('say', { text: 'Ten minutes' })).json()).toEqual({ tables: 1, silent: [] });
    for (const one of [ann, ben]) await until(one, () => one.state.table?.chat.at(-1)?.text === 'Ten minutes');
    expect((await ask('say', { text: 'Nobody there', code: 'NOSUCHTB' })).status).toBe(404);
    expect((await ask('close', { code: 'NOSUCHTB' })).status).toBe(404);
    expect((await ask('close', { code })).status).toBe(204);
    for (const one of [ann, ben]) await until(one, () => one.state.gone?.why === 'closed');
    for (const one of [ann, ben]) one.close();
  });

  it('tell the players of a table that is damaged in the database that it is gone, and why, whichever node they reach', async () => {
    const { database, north, south } = await twoNodes();
    const east = await node(database, 'east');
    const ann = client(north, 'Ann');
    const { code } = await opens(ann);
    const [ben, cid] = [client(south, 'Ben'), client(east, 'Cid')];
    for (const one of [ben, cid]) expect(await one.request({ t: 'enter', code })).toMatchObject({ t: 'done' });
    await postgres.query(nameOf(database), `update entries set body = body || ' ' where seq = 0`);
    await north.stop();
    for (const one of [ben, cid]) {
      await until(one, () => one.state.gone !== null);
      expect(one.state).toMatchObject({ table: null, gone: { code, why: 'damaged' } });
      expect(await one.request({ t: 'enter', code })).toMatchObject({ t: 'refused', why: { refused: 'damaged' } });
    }
    expect([...south.lines, ...east.lines].join('')).toContain('entry 0 cannot be read');
    ann.close();
  });

  it('let people in while they hand their tables on: who is sent there once more by a proxy goes on at once', async () => {
    const { north } = await twoNodes({ grace: 1500 });
    const ann = client(north, 'Ann');
    const { code } = await opens(ann);
    const stopped = north.stop();
    await until(ann, () => ann.state.status === 'lost');
    expect((await north.get('/readyz')).status).toBe(503);
    await until(ann, () => ann.state.status === 'online' && ann.state.table !== null);
    expect(await ann.request({ t: 'say', to: 'table', text: 'still here' })).toMatchObject({ t: 'done' });
    expect(ann.state.table?.info).toMatchObject({ code, phase: 'lobby' });
    await stopped;
    ann.close();
  });

  it('leave to others what they find at their start and cannot play', async () => {
    const database = await postgres.newDatabase();
    const north = await node(database, 'north');
    const ann = client(north, 'Ann');
    expect(await ann.request({ t: 'create', house: { game: 'duel', players: 2 } })).toMatchObject({ t: 'done' });
    ann.close();
    await north.stop();
    const south = await node(database, 'south', { games: GAMES.filter(({ slug }) => slug !== 'duel') });
    await south.stop();
    expect(await postgres.query(nameOf(database), 'select life from owners')).toEqual([{ life: '' }]);
  });
});

// --- Short words for the above ---------------------------------------------------------------------------------------

type Storage = ReturnType<typeof newStorage>;
const storages = new Map<Connection, Storage>();

function node(database: string, name: string, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const flags = {
    database,
    node: name,
    clubSecret: SECRET,
    adminToken: ADMIN_TOKEN,
    messages: '100000',
    changesPerHour: '100000',
  };
  return startTestServer(flags, { lease: LEASE, grace: 0, ...options });
}

/** They reach each other. */
async function twoNodes(options: Partial<ServerOptions> = {}) {
  const database = await postgres.newDatabase();
  const [north, south] = [await node(database, 'north', options), await node(database, 'south', options)];
  return { database, north, south };
}

function newStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function client({ socketUrl }: TestServer, name: string): Connection {
  const storage = newStorage();
  const connection = connect(socketUrl, { name, storage });
  storages.set(connection, storage);
  return connection;
}

function tokenOf(connection: Connection): string {
  const [kept = '{}'] = storages.get(connection)?.kept.values() ?? [];
  return /"token":"(\w+)"/.exec(kept)?.[1] ?? '';
}

async function opens(connection: Connection, isPublic = false): Promise<{ code: string }> {
  await connection.request({ t: 'create', house: { ...QUICK, isPublic } });
  return { code: connection.state.table?.info.code ?? '' };
}

function plays(connection: Connection, seed: number): void {
  const dice = diceFrom(seed);
  playSeat(connection, {
    answer: (question: Parameters<typeof randomAnswerFrom>[0]) => randomAnswerFrom(question, dice),
  });
}

function nameOf(database: string): string {
  return /\/(\w+)\?/.exec(database)?.[1] ?? '';
}

function linkIn(made: unknown): string {
  return typeof made === 'object' && made !== null && 'link' in made ? String(made.link) : '';
}
