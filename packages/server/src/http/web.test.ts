import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Log } from '../log/log.ts';
import { openMemoryLog } from '../log/memory-log.ts';
import type { LinkSays } from './web.ts';
import type { Flags } from '../settings/parse-settings.ts';
import { cleanUp, newFolder, startTestServer } from '../testing/test-server.ts';

afterEach(cleanUp);

const GAME = '0123456789abcdef0123';
const PAGE =
  '<!doctype html><html><head><title>Dustup</title></head><body><script src="./assets/app-1a2b.js"></script></body></html>';

/** Says the name of what is said, in which language, and its facts. */
const linkSays: LinkSays = ([language = ''], name, facts) => [language, name, ...Object.values(facts)].join(' ').trim();

/** A client as a build leaves it, and a game with a hostile name in the log. */
async function serverWithClient(flags: Flags = {}, log: Log = openMemoryLog()) {
  const webFolder = newFolder();
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), PAGE);
  writeFileSync(join(webFolder, 'assets', 'app-1a2b.js'), 'console.log(1)');
  writeFileSync(join(webFolder, 'icon.svg'), '<svg/>');
  const names = ['"><script>alert(1)</script>', 'Ben'];
  const players = names.map((name) => ({ name, guest: null, bot: null, role: null }));
  const listing = {
    code: 'ABCDEFGH',
    beganAt: 1,
    endedAt: Date.now(),
    players,
    sets: ['base'],
    outcome: null,
    isOpen: false,
  };
  await log.write({ entries: [], facts: [{ kind: 'game', id: GAME, body: listing }] });
  return startTestServer(flags, { webFolder, log, linkSays });
}

describe('The client', () => {
  it('has files that never change once they have a hash in their name', async () => {
    const { get } = await serverWithClient();
    const script = await get('/assets/app-1a2b.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('has its page at every address of its own, and none where a file is missing', async () => {
    const { get } = await serverWithClient();
    for (const path of ['/', '/index.html', '/settings', '/table/ABCDEFGH', `/replay/${GAME}`, '/a/b?c=d'])
      expect([path, (await get(path)).status, await (await get(path)).text()]).toEqual([
        path,
        200,
        expect.stringContaining('app-1a2b.js'),
      ]);
    for (const path of ['/assets/gone.js', '/gone.png', '/api/nothing', '/../package.json', '/%2e%2e/package.json'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/settings', { method: 'POST' })).status).toBe(404);
  });

  it('knows from where its files come', async () => {
    const { get } = await serverWithClient({ publicUrl: 'https://club.example/dustup' });
    for (const path of ['/dustup/', `/dustup/replay/${GAME}`, `/replay/${GAME}`])
      expect(await (await get(path)).text()).toContain('<base href="/dustup/">');
    expect((await get('/dustup/assets/app-1a2b.js')).status).toBe(200);
  });

  it('has links that show what they lead to, and run nothing', async () => {
    const { get } = await serverWithClient({ publicUrl: 'https://club.example' });
    const replay = await (await get(`/replay/${GAME}`, { headers: { 'accept-language': 'en' } })).text();
    expect(replay).toContain('<meta property="og:title" content="en game 2 – Dustup">');
    expect(replay).toContain('en watchAgain &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;, Ben');
    expect(replay).not.toContain('<script>alert');
    expect(replay).toContain(`<meta property="og:url" content="https://club.example/replay/${GAME}">`);
    expect(replay).toContain('<meta property="og:image" content="https://club.example/preview.jpg">');
    const table = await (await get(`/table/${encodeURIComponent('"><b>')}`)).text();
    expect(table).toContain('content="* table &quot;&gt;&lt;b&gt; – Dustup"');
    expect(await (await get('/replay/unknown')).text()).toContain('content="Dustup"');
  });

  it('says what a link leads to in the language of whoever reads it', async () => {
    const { get } = await serverWithClient({ publicUrl: 'https://club.example' });
    const page = await get('/', { headers: { 'accept-language': 'it-IT,it;q=0.9' } });
    expect(await page.text()).toContain('<meta property="og:description" content="it-IT home">');
    expect(page.headers.get('vary')).toContain('accept-language');
  });

  it('looks nothing up for an address that no game has', async () => {
    const log = openMemoryLog();
    const looked: string[] = [];
    const { get } = await serverWithClient(
      {},
      { ...log, facts: (kind, options) => (looked.push(kind), log.facts(kind, options)) },
    );
    looked.length = 0;
    for (const id of ['', '0', '%25', GAME.slice(1), `${GAME}0`, GAME.toUpperCase(), '..%2f'])
      for (const path of [`/replay/${id}`, `/api/games/${id}`]) await get(path);
    expect(looked).toEqual([]);
    expect([(await get('/api/games/0')).status, (await get('/replay/0')).status]).toEqual([404, 200]);
  });

  it('gives the build its name', async () => {
    const { get } = await serverWithClient();
    expect(await (await get('/api/version')).json()).toMatchObject({
      build: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
    });
  });
});
