import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { LONGEST_REQUEST, PROTOCOL_VERSION } from '@dustup/protocol';
import { connect } from '@dustup/protocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import type { Log } from './log/log.ts';
import { openMemoryLog } from './log/memory-log.ts';
import { LogProblem, type ProblemKind } from './log/problem.ts';
import { openSqliteLog } from './log/sqlite-log.ts';
import { cleanUp, newFolder, RawClient, startTestServer } from './testing/test-server.ts';

afterEach(cleanUp);

const DAY = 24 * 60 * 60_000;
const HELLO = { t: 'hello', v: PROTOCOL_VERSION, name: 'Ann' };

async function greeted(url: string, more: object = {}) {
  const client = await RawClient.open(url);
  client.say({ ...HELLO, ...more });
  return { client, welcome: await client.hears(({ t }) => t === 'welcome') };
}

describe('A connection', () => {
  it('is welcomed, gets a token, and is the same guest with it', async () => {
    const { socketUrl } = await startTestServer();
    const { welcome } = await greeted(socketUrl);
    expect(welcome).toMatchObject({
      t: 'welcome',
      v: PROTOCOL_VERSION,
      name: 'Ann',
      token: expect.stringMatching(/^\w{32,}$/),
    });
    const again = await greeted(socketUrl, { token: welcome['token'] });
    expect(again.welcome).toMatchObject({ guest: welcome['guest'] });
  });

  it('of an older client is told to reload', async () => {
    const { socketUrl } = await startTestServer();
    const client = await RawClient.open(socketUrl);
    client.say({ ...HELLO, v: 0 });
    expect(await client.hears(({ t }) => t === 'reload')).toMatchObject({ v: PROTOCOL_VERSION });
  });

  it('is cut when a message is too long, or no text', async () => {
    const { socketUrl } = await startTestServer();
    const { client: long } = await greeted(socketUrl);
    long.socket.send('x'.repeat(LONGEST_REQUEST + 1));
    expect(await long.closed).toBe(1009);
    const { client: binary } = await greeted(socketUrl);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(1003);
  });

  it('is refused to pages of other origins, and given to our own, to listed ones, and to what is no page', async () => {
    const { socketUrl, port } = await startTestServer({ origins: 'https://friend.example' });
    for (const origin of [
      'https://evil.example',
      'null',
      `http://127.0.0.1:${port}.evil.example`,
      `http://127.0.0.1:${port + 1}`,
    ])
      await expect(RawClient.open(socketUrl, { origin })).rejects.toThrow('403');
    for (const origin of [`http://127.0.0.1:${port}`, 'https://friend.example'])
      await RawClient.open(socketUrl, { origin });
    await RawClient.open(socketUrl);
  });

  it('is refused to a page under a name that somebody else has pointed here', async () => {
    const { socketUrl, port, get } = await startTestServer();
    const host = `evil.example:${port}`;
    const rebound = { origin: `http://${host}`, headers: { host } };
    await expect(RawClient.open(socketUrl, rebound)).rejects.toThrow('403');
    const near = `raspberrypi.local:${port}`;
    await RawClient.open(socketUrl, { origin: `http://${near}`, headers: { host: near } });
    const { socketUrl: known } = await startTestServer({ origins: 'http://evil.example:99' });
    await expect(RawClient.open(known, rebound)).rejects.toThrow('403');
    const request = httpGet({ port, path: '/metrics', headers: { host } });
    const status = await new Promise((resolve) => request.once('response', ({ statusCode }) => resolve(statusCode)));
    expect([status, (await get('/metrics')).status]).toEqual([403, 200]);
  });

  it('behind a proxy may come from the public address, whatever host the proxy asks for', async () => {
    const { socketUrl } = await startTestServer({ publicUrl: 'https://club.example/dustup' });
    await RawClient.open(socketUrl, { origin: 'https://club.example' });
    const { socketUrl: trusting } = await startTestServer({ trustProxy: 'loopback' });
    const headers = { 'x-forwarded-host': 'club.example' };
    await RawClient.open(trusting, { origin: 'https://club.example', headers });
    await expect(
      RawClient.open(socketUrl, { origin: 'https://evil.example', headers: { 'x-forwarded-host': 'evil.example' } }),
    ).rejects.toThrow('403');
  });

  it('is refused beyond the cap of its address, in words, and others are let in', async () => {
    const { socketUrl } = await startTestServer({ connectionsPerAddress: '2', trustProxy: 'loopback' });
    const from = (address: string) => RawClient.open(socketUrl, { headers: { 'x-forwarded-for': address } });
    await from('9.9.9.9');
    await from('9.9.9.9');
    const third = await from('9.9.9.9');
    expect(await third.closed).toBe(1013);
    expect(third.reason).toBe('tooManyFromAddress');
    const other = await from('8.8.8.8');
    other.say(HELLO);
    await other.hears(({ t }) => t === 'welcome');
  });

  it('that is refused knows why through the client library, and comes in when there is room', async () => {
    const { socketUrl } = await startTestServer({ connectionsPerAddress: '1' });
    const first = await RawClient.open(socketUrl);
    const second = connect(socketUrl, { name: 'Ben', patience: { firstRetry: 10, lastRetry: 10 } });
    try {
      const why = { refused: 'tooManyFromAddress' };
      expect(await second.request({ t: 'list', on: true })).toMatchObject({ t: 'refused', why });
      expect(second.state).toMatchObject({ status: 'lost', problem: why });
      first.socket.close();
      await new Promise<void>((resolve) => {
        const stop = second.subscribe(() => {
          if (second.state.status === 'online') resolve(stop());
        });
      });
      expect(second.state.problem).toBeNull();
    } finally {
      second.close();
    }
  });

  it('is ended when the other end is gone, and when it never says anything', async () => {
    const { socketUrl, get } = await startTestServer({}, { turn: 5 });
    const dead = await RawClient.open(socketUrl, { autoPong: false });
    dead.say(HELLO);
    expect(await dead.closed).toBe(1006);
    const mute = await RawClient.open(socketUrl);
    expect([await mute.closed, mute.reason]).toEqual([1008, 'helloFirst']);
    const { client } = await greeted(socketUrl);
    await mute.closed;
    expect(await (await get('/metrics')).text()).toMatch(
      /cut_total\{why="dead",.*\} 1\n.*cut_total\{why="mute",.*\} 1/,
    );
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('elsewhere than at the socket is refused', async () => {
    const { port } = await startTestServer();
    await expect(RawClient.open(`ws://127.0.0.1:${port}/other`)).rejects.toThrow('404');
  });

  it('that does not read is cut instead of piling up', async () => {
    const { socketUrl, get } = await startTestServer({ messages: '1000000' });
    const { client } = await greeted(socketUrl);
    client.say({ t: 'create', re: 'c', house: {} });
    await client.hears(({ re }) => re === 'c');
    client.socket.pause();
    const cut = async () => /connections_cut_total\{why="slow",.*\} 1/.test(await (await get('/metrics')).text());
    // every sync is answered by the whole table
    for (let n = 0; !(await cut()); n += 1)
      for (let burst = 0; burst < 200; burst += 1) client.say({ t: 'sync', re: `s${n}-${burst}` });
    client.socket.resume();
    expect(await client.closed).toBe(1006);
  });

  it('that pings without end is cut, and its pings count with everything else', async () => {
    const { socketUrl, get } = await startTestServer();
    const { client: quiet } = await greeted(socketUrl);
    const { client } = await greeted(socketUrl);
    client.socket.pause();
    for (let n = 0; n < 600; n += 1) client.socket.ping('x'.repeat(125));
    client.socket.resume();
    expect(await client.closed).toBe(1006);
    expect(await (await get('/metrics')).text()).toMatch(/cut_total\{why="frames",.*\} 1\n/);
    quiet.socket.ping('are you there?');
    await new Promise((resolve) => quiet.socket.once('pong', resolve));
  });

  it('that sends a message in endless empty pieces is cut', async () => {
    const { socketUrl } = await startTestServer();
    const { client } = await greeted(socketUrl);
    for (let n = 0; n < 600; n += 1) client.socket.send('', { fin: false });
    expect(await client.closed).toBe(1006);
  });
});

describe('Connections that say nothing', () => {
  const silent = (port: number, says = '') => {
    const socket = connectTcp(port, '127.0.0.1', () => socket.write(says)).resume();
    const closed = new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));
    const opened = new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, closed, opened };
  };

  it('count for their address from the first moment', async () => {
    const { port, get } = await startTestServer({ connectionsPerAddress: '1', trustProxy: '9.9.9.9' });
    const all = Array.from({ length: 40 }, () => silent(port));
    const cut = Promise.withResolvers<void>();
    let left = 40 - 34;
    for (const { closed } of all) void closed.then(() => (left -= 1) === 0 && cut.resolve());
    await cut.promise;
    for (const { socket } of all) socket.destroy();
    await Promise.all(all.map(({ closed }) => closed));
    expect(await (await get('/metrics')).text()).toMatch(/refused_total\{why="address",.*\} 6\n/);
  });

  it.each(['', 'GET /healthz HTTP/1.1\r\nhost: half'])('are ended soon (%j)', async (says) => {
    const { port } = await startTestServer({}, { headTime: 50 });
    await silent(port, says).closed;
  });

  it('through a proxy that may be believed count for whom it forwards', async () => {
    const { port, get } = await startTestServer({ connectionsPerAddress: '1', trustProxy: 'loopback' });
    const all = Array.from({ length: 40 }, () => silent(port));
    await Promise.all(all.map(({ opened }) => opened));
    expect((await get('/healthz')).status).toBe(200);
    for (const { socket } of all) socket.destroy();
  });

  it('of one address never take the place of all others', async () => {
    const { socketUrl } = await startTestServer({ connections: '4', trustProxy: 'loopback' });
    const from = (address: string) => RawClient.open(socketUrl, { headers: { 'x-forwarded-for': address } });
    const [, , third] = [await from('9.9.9.9'), await from('9.9.9.9'), await from('9.9.9.9')];
    expect([await third.closed, third.reason]).toEqual([1013, 'tooManyFromAddress']);
    const other = await from('8.8.8.8');
    other.say(HELLO);
    await other.hears(({ t }) => t === 'welcome');
  });
});

describe('The server over HTTP', () => {
  it('says that it lives and is ready, and which it is', async () => {
    const { get } = await startTestServer();
    expect(await (await get('/healthz')).text()).toBe('ok\n');
    expect(await (await get('/readyz')).text()).toBe('ready\n');
    expect(await (await get('/api/version')).json()).toEqual({
      name: 'dustup',
      build: expect.any(String),
      protocol: PROTOCOL_VERSION,
    });
  });

  it('sends headers that keep pages and browsers in bounds, on errors too', async () => {
    const { get } = await startTestServer();
    for (const path of ['/', '/nothing-here', '/api/games', '/%']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const { get: getSafe } = await startTestServer({ publicUrl: 'https://club.example' });
    expect((await getSafe('/')).headers.get('strict-transport-security')).toMatch(/^max-age=/);
  });

  it('shows a plain page while there is no client', async () => {
    const { get } = await startTestServer();
    const page = await get('/');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('The server runs: 0 tables, 0 connections.');
    expect((await get('/nothing-here')).status).toBe(404);
  });

  it('tells whoever asks the id of the request, and notes it without the address', async () => {
    const { get, lines, socketUrl } = await startTestServer({ logLevel: 'debug', node: 'north' });
    const { client } = await greeted(socketUrl);
    client.say({ t: 'create', re: 'c1', house: {} });
    await client.hears(({ re }) => re === 'c1');
    const request = (await get('/api/games/no-such-game')).headers.get('x-request-id');
    const noted = lines.map((line): unknown => JSON.parse(line));
    expect(noted).toContainEqual(
      expect.objectContaining({ node: 'north', request, route: '/api/games/:id', status: 404 }),
    );
    expect(noted).toContainEqual(
      expect.objectContaining({ msg: 'a request', request: 'c1', what: 'create', table: expect.stringMatching(/./) }),
    );
    expect(lines.join()).not.toContain('no-such-game');
  });

  it('gives figures to this machine, and to others with the token only', async () => {
    const { get, socketUrl } = await startTestServer({ node: 'north' });
    await greeted(socketUrl);
    const figures = await (await get('/metrics')).text();
    expect(figures).toMatch(/^dustup_ready\{node="north"\} 1$/m);
    expect(figures).toMatch(/^dustup_connections\{node="north"\} 1$/m);
    expect(figures).toMatch(/^dustup_messages_received_total\{node="north"\} 1$/m);
    expect(figures).toMatch(/^dustup_messages_sent_total\{node="north"\} [1-9]/m);
    expect(figures).toMatch(/^dustup_connections_cut_total\{why="slow",node="north"\} 0$/m);
    expect(figures).toMatch(/^dustup_connections_refused_total\{why="origin",node="north"\} 0$/m);
    expect(figures).toMatch(/^process_cpu_seconds_total\{node="north"\} /m);
    expect((await get('/metrics', { headers: { 'x-forwarded-for': '9.9.9.9' } })).status).toBe(403);
    const { get: getClosed } = await startTestServer({ metricsToken: 'a secret of 16 or more' });
    expect((await getClosed('/metrics')).status).toBe(401);
    expect((await getClosed('/metrics', { headers: { authorization: 'Bearer a secret of 16 or more' } })).status).toBe(
      200,
    );
  });

  it('gives out the book of cards, in the language asked for', async () => {
    const book = (languages: readonly string[]) => JSON.stringify({ languages });
    const { get } = await startTestServer({}, { book });
    expect(await (await get('/api/book?lang=it')).json()).toEqual({ languages: ['it'] });
    const spoken = await get('/api/book', { headers: { 'accept-language': 'it-CH, en;q=0.5' } });
    expect(await spoken.json()).toEqual({ languages: ['it-CH', 'en', 'q=0.5'] });
    const { get: getNone } = await startTestServer();
    expect((await getNone('/api/book')).status).toBe(404);
  });

  it('works under a path, whether a proxy takes it off or not', async () => {
    const { get, port } = await startTestServer({ basePath: '/club/dustup' });
    for (const path of ['/club/dustup/healthz', '/healthz', '/club/dustup/', '/club/dustup', '/'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(await (await get('/club/dustup/')).text()).toContain('/club/dustup/socket');
    const bare = await get('/club/dustup?link=abc', { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/club/dustup/?link=abc']);
    expect((await get('/club/dustup/table', { redirect: 'manual' })).status).toBe(404);
    await greeted(`ws://127.0.0.1:${port}/club/dustup/socket`);
    await greeted(`ws://127.0.0.1:${port}/socket`);
  });

  it('answers an address only so often', async () => {
    const { get } = await startTestServer({ messages: '2', connectionsPerAddress: '3', trustProxy: 'loopback' });
    const from = async (address: string) =>
      (await get('/api/games/x', { headers: { 'x-forwarded-for': address } })).status;
    for (let n = 0; n < 3; n += 1) expect(await from('9.9.9.9')).toBe(404);
    expect(await from('9.9.9.9')).toBe(429);
    expect(await from('8.8.8.8')).toBe(404);
    expect((await get('/healthz', { headers: { 'x-forwarded-for': '9.9.9.9' } })).status).toBe(200);
  });

  it('survives what is no HTTP', async () => {
    const { get, port } = await startTestServer();
    const socket = connectTcp(port, '127.0.0.1').resume();
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('\u0000\u0001 nonsense\r\n\r\n');
    await closed;
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/api/games/%00%ff')).status).toBe(400);
    expect((await get('/api/games', { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(413);
  });
});

describe('A server that is told to stop', () => {
  it('tells everybody, finishes what it writes and lets nobody in', async () => {
    const server = await startTestServer({ data: newFolder() });
    const { client } = await greeted(server.socketUrl);
    client.say({ t: 'create', re: 'c1', house: {} });
    const created = client.hears(({ re }) => re === 'c1');
    const { with: found } = await created;
    const stopped = server.stop();
    expect(await client.hears(({ t }) => t === 'restart')).toMatchObject({ after: expect.any(Number) });
    expect(await client.closed).toBe(1012);
    await stopped;
    await expect(server.get('/healthz')).rejects.toThrow();
    const log = await openSqliteLog(server.folder);
    const heads = await log.facts('table');
    await log.close();
    expect(heads).toMatchObject([{ body: found }]);
  });

  it('is found again with its tables by the next', async () => {
    const first = await startTestServer({ data: newFolder() });
    const { client, welcome } = await greeted(first.socketUrl);
    client.say({ t: 'create', re: 'c1', house: {} });
    const { with: found } = await client.hears(({ re }) => re === 'c1');
    await first.stop();
    const second = await startTestServer({ data: first.folder });
    const { welcome: again } = await greeted(second.socketUrl, { token: welcome['token'] });
    expect(again).toMatchObject({ guest: welcome['guest'], tables: [{ ...(found as object), phase: 'lobby' }] });
    expect(second.lines.join('')).toMatch(/"found":1,"tables":1,.*Tables are rebuilt/);
  });
});

/** A log whose disk fails when it is told to. */
function failingLog() {
  const log = openMemoryLog();
  const state: { fails: ProblemKind | null; wasFull: boolean } = { fails: null, wasFull: false };
  const failing: Log = {
    ...log,
    write: (write) =>
      state.fails === null
        ? log.write(write)
        : Promise.reject(new LogProblem(state.fails, `The disk is ${state.fails}.`)),
  };
  return { state, log: failing };
}

describe('A server that starts', () => {
  it('forgets guests who have stayed away and have no game, and nobody else', async () => {
    const log = openMemoryLog();
    const guest = (id: string, seenAt: number) => ({
      kind: 'guest' as const,
      id,
      body: { name: id, tokens: [], generation: 0, house: null, seenAt },
    });
    const mine = { kind: 'mine' as const, id: 'ben/g', body: { seat: 0 } };
    await log.write({ entries: [], facts: [guest('ann', 0), guest('ben', 0), guest('cleo', Date.now()), mine] });
    const remembered: string[] = [];
    const server = await startTestServer(
      {},
      {
        log: {
          ...log,
          close: async () => {
            for (const { id } of await log.facts('guest')) remembered.push(id);
          },
        },
      },
    );
    await server.stop();
    expect(remembered).toEqual(['ben', 'cleo']);
    expect(server.lines.join('')).toContain('What is old is deleted');
  });

  it('with a clock that is 400 days ahead deletes nothing, and says so', async () => {
    const log = openMemoryLog();
    const players = [{ name: 'Ann', guest: 'ann', bot: null, role: 'sheriff' }];
    const listing = { code: 'ABCDEFGH', beganAt: 1, players, sets: ['base'], outcome: null, isOpen: false };
    const games = Array.from({ length: 100 }, (_, n) => ({
      kind: 'game' as const,
      id: `g${n}`,
      body: { ...listing, endedAt: Date.now() - n * DAY },
    }));
    const ann = { name: 'Ann', tokens: [], generation: 0, house: null, seenAt: Date.now() };
    await log.write({ entries: [], facts: [...games, { kind: 'guest', id: 'ann', body: ann }] });
    const kept = { ...log, close: async () => undefined };
    const ahead = await startTestServer({}, { log: kept, now: () => Date.now() + 400 * DAY });
    await ahead.stop();
    expect(ahead.lines.join('')).toMatch(/The clock says .* Nothing old is deleted/);
    const right = await startTestServer({ retention: '95' }, { log: kept });
    await right.stop();
    expect(right.lines.join('')).toContain('"games":5,"guests":0');
    expect(await log.facts('game')).toHaveLength(95);
    expect(await log.facts('guest')).toHaveLength(1);
  });
});

describe('A server whose disk fails', () => {
  it('acknowledges nothing while the disk is full, says so, and goes on when there is room', async () => {
    const { state, log } = failingLog();
    const { socketUrl, get, lines, fatal } = await startTestServer({}, { log });
    const { client } = await greeted(socketUrl);
    client.say({ t: 'create', re: 'before', house: {} });
    await client.hears(({ re }) => re === 'before');
    state.fails = 'full';
    client.say({ t: 'say', re: 'lost', to: 'table', text: 'Howdy' });
    expect(await client.hears(({ re }) => re === 'lost')).toMatchObject({ t: 'refused', why: { refused: 'notSaved' } });
    expect(lines.join('')).toContain('The disk is full.');
    expect((await get('/readyz')).status).toBe(503);
    expect(await (await get('/readyz')).text()).toBe('The disk is full.\n');
    state.fails = null;
    client.say({ t: 'say', re: 'again', to: 'table', text: 'Howdy' });
    expect(await client.hears(({ re }) => re === 'again')).toEqual({ t: 'done', re: 'again' });
    expect((await get('/readyz')).status).toBe(200);
    expect(fatal).toEqual([]);
  });

  it('is ready again when there is room, though nobody writes', async () => {
    const { state, log } = failingLog();
    const room = Promise.withResolvers<void>();
    const write: Log['write'] = async (one) => {
      await log.write(one);
      if (state.wasFull) setImmediate(room.resolve);
    };
    const { socketUrl, get } = await startTestServer({}, { log: { ...log, write }, probeEvery: 1 });
    const { client } = await greeted(socketUrl);
    state.fails = 'full';
    client.say({ t: 'create', re: 'lost', house: {} });
    await client.hears(({ re }) => re === 'lost');
    expect((await get('/readyz')).status).toBe(503);
    [state.fails, state.wasFull] = [null, true];
    await room.promise;
    expect((await get('/readyz')).status).toBe(200);
  });

  it('ends when the disk is broken', async () => {
    const { state, log } = failingLog();
    const { socketUrl, fatal } = await startTestServer({}, { log });
    const { client } = await greeted(socketUrl);
    state.fails = 'disk';
    client.say({ t: 'create', re: 'c', house: {} });
    await expect.poll(() => fatal).toEqual([expect.objectContaining({ kind: 'disk' })]);
    state.fails = null;
  });
});

describe('A server that cannot start', () => {
  it('says so when another one uses the folder, or the port', async () => {
    const first = await startTestServer({ data: newFolder() });
    await expect(startTestServer({ data: first.folder })).rejects.toThrow(
      /^Another server \(process \d+\) uses the folder/,
    );
    await expect(startTestServer({ port: String(first.port) })).rejects.toMatchObject({
      says: 'portTaken',
      facts: { port: String(first.port) },
    });
    await expect(startTestServer({ host: '192.0.2.123' })).rejects.toMatchObject({
      says: 'notOurAddress',
      facts: { host: '192.0.2.123' },
    });
  });

  it('ends with a sentence and no stack when the database is damaged', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'dustup.sqlite'), 'This is no database, whatever it is called. '.repeat(50));
    const bin = new URL('../../cli/bin/dustup.js', import.meta.url).pathname;
    const { status, stderr } = spawnSync(process.execPath, [bin, 'serve', '--port', '0', '--data', folder], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The database .* is damaged .*--salvage.*\n$/)]);
  });
});
