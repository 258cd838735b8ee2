import { createServer } from 'node:http';
import { GAMES } from '@dustup/bots';
import { connect } from '@dustup/protocol/client';
import { openServer } from '@dustup/server';
import { afterEach, describe, expect, it } from 'vitest';
import { newFolder, run } from '../fake-io.ts';

const TOKEN = 'a secret of sixteen';
const env = { DUSTUP_ADMIN_TOKEN: TOKEN };
const ending: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function opened(adminToken?: string) {
  const settings = { port: '0', host: '127.0.0.1', data: newFolder() };
  const server = await openServer(GAMES, adminToken === undefined ? settings : { ...settings, adminToken });
  ending.push(() => server.stop());
  const url = `http://127.0.0.1:${server.port}/`;
  return { url, admin: (line: string) => run(`admin ${line} --url ${url}`, { env }) };
}

/** A guest with a table. */
async function seated(url: string) {
  const ann = connect(`${url.replace('http', 'ws')}socket`, { name: 'Ann' });
  ending.push(() => ann.close());
  await ann.request({ t: 'create', house: { players: 4, isPublic: false } });
  const code = await new Promise<string>((resolve) => {
    const look = () => {
      const found = ann.getState().table?.info.code;
      if (found !== undefined) resolve(found);
    };
    ann.subscribe(look);
    look();
  });
  return { ann, code };
}

describe('dustup admin', () => {
  it('lists tables with who sits there, and guests with where they are', async () => {
    const { url, admin } = await opened(TOKEN);
    expect((await admin('tables')).out).toBe('No tables are open.\n');
    const { code } = await seated(url);
    expect((await admin('tables')).out).toMatch(new RegExp(`^table.*\\n${code} +lobby +1 +0 +Ann\\n$`));
    expect((await admin('guests')).out).toMatch(new RegExp(`^guest.*\\n\\w{16} +${code} +Ann\\n$`));
  });

  it('says something at every table, or at one; everybody there reads it as a line of the chat', async () => {
    const { url, admin } = await opened(TOKEN);
    const { ann, code } = await seated(url);
    const heard = new Promise((resolve) => {
      ann.subscribe(() => {
        const line = ann.getState().table?.chat.at(-1);
        if (line !== undefined) resolve(line);
      });
    });
    expect((await admin('say Back in five minutes')).out).toBe('Said at 1 table.\n');
    expect(await heard).toMatchObject({ name: 'Dustup', seat: null, to: 'table', text: 'Back in five minutes' });
    expect((await admin(`say Hello --table ${code}`)).code).toBe(0);
    expect(await admin('say Hello --table NOSUCHTB')).toMatchObject({ code: 1, err: 'There is no such table.\n' });
  });

  it('closes a table by its code', async () => {
    const { url, admin } = await opened(TOKEN);
    const { code } = await seated(url);
    expect(await admin(`close ${code}`)).toMatchObject({ code: 0, out: `Table ${code} is closed.\n` });
    expect((await admin('tables')).out).toBe('No tables are open.\n');
    expect((await admin(`close ${code}`)).err).toBe('There is no such table.\n');
  });

  it('says which servers of a club do not answer: what is there is missing', async () => {
    const half = createServer((request, response) => {
      const isList = request.method === 'GET';
      response.statusCode = isList ? 200 : 503;
      response.end(
        JSON.stringify(isList ? { tables: [], silent: ['south'] } : { refused: 'notAllAnswer', silent: ['south'] }),
      );
    });
    await new Promise<void>((resolve) => half.listen(0, '127.0.0.1', resolve));
    ending.push(() => half.close());
    const address = half.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    const { out } = await run(`admin tables --url ${url}`, { env });
    expect(out).toBe('No tables are open.\nNo answer from south: what is there is missing here.\n');
    expect((await run(`admin close KMPRSTVX --url ${url}`, { env })).err).toContain('not all of them do');
  });

  it('needs the token, also from the same machine, and says what is missing', async () => {
    const { url } = await opened(TOKEN);
    const open = await opened();
    expect(await run(`admin tables --url ${url}`)).toMatchObject({ code: 2, err: expect.stringContaining('--token') });
    expect((await run(`admin tables --url ${url} --token wrong`)).err).toBe('The server does not accept this token.\n');
    expect((await open.admin('tables')).err).toContain('--admin-token');
    for (const path of ['tables', 'guests']) expect((await fetch(`${url}api/admin/${path}`)).status).toBe(401);
    for (const path of ['say', 'close']) {
      const sent = await fetch(`${url}api/admin/${path}`, { method: 'POST' });
      expect(sent.status).toBe(401);
    }
  });

  it('says what is wrong with what was typed, in the chosen language', async () => {
    const { url, admin } = await opened(TOKEN);
    expect((await admin('tabels')).err).toContain('tables, guests, close, say');
    expect((await admin('close')).code).toBe(2);
    expect((await admin('say')).code).toBe(2);
    expect(await admin(`say ${'x'.repeat(301)}`)).toMatchObject({ code: 1, err: expect.stringContaining('too long') });
    expect((await run('admin tables --url nowhere', { env })).err).toContain('nowhere');
    expect((await run(`admin close NOSUCHTB --lang it --url ${url}`, { env })).err).toBe('Questo tavolo non esiste.\n');
    expect((await run('admin tables --url http://127.0.0.1:1/', { env })).err).toContain('No server answers');
  });
});
