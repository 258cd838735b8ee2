import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { painted } from './browser.ts';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const TYPES: { readonly [ending: string]: string } = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let address = '';

/** To be called once in a file of tests: the page with tables that need no server, `/dev`, built and served. */
export function useLooks(): void {
  let server: Server | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'dustup-looks-'));
  beforeAll(async () => {
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      mode: 'looks',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
    const index = (await readFile(join(folder, 'index.html'), 'utf8')).replace('<head>', '<head><base href="/">');
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://here').pathname;
      const type = TYPES[extname(path)];
      const sent = type === undefined ? Promise.resolve(index) : readFile(join(folder, path));
      void sent.then(
        (body) => response.setHeader('content-type', type ?? 'text/html').end(body),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    const at = server.address();
    address = typeof at === 'object' && at !== null ? `http://127.0.0.1:${at.port}` : '';
  });
  afterAll(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

export type Situation = {
  readonly players: number;
  readonly until: string;
  readonly sets?: readonly string[];
  readonly seed?: string;
};

export async function openLooks(page: Page): Promise<void> {
  await page.goto(`${address}/dev`);
  await page.locator('.table-screen').waitFor();
}

/** Another game at another question, in the page that is open. */
export async function showSituation(
  page: Page,
  { players, until, sets = [], seed = 'dust' }: Situation,
): Promise<void> {
  const mixed = ['base', ...sets].join();
  const search = new URLSearchParams({ players: String(players), until, sets: mixed, seed, skip: '30' });
  if (until === 'chooseCharacter') search.set('options', 'twoCharacters');
  if (until === 'chooseCharacter') search.set('skip', '0');
  await page.evaluate((where) => {
    history.pushState(null, '', where);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/dev?${search}`);
  await painted(page);
  // The words of further sets come first.
  await page.locator('.table-screen .bar').waitFor();
  await painted(page);
}

/** A game that plays itself, in the page that is open. Where the page's clock is held, it goes on as that is told to. */
export async function showPlay(page: Page, { players, sets = [] }: Pick<Situation, 'players' | 'sets'>): Promise<void> {
  const search = new URLSearchParams({
    players: String(players),
    sets: ['base', ...sets].join(),
    skip: '30',
    live: 'all',
  });
  await page.goto(`${address}/dev?${search}&until=anything`);
  await page.locator('.table-screen .bar').waitFor();
}

/** Another language and text size, in the page that is open. */
export async function wearLook(
  page: Page,
  look: { readonly language: string; readonly textSize: number },
): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('look', { detail })), look);
  await page.waitForFunction((language) => document.documentElement.lang === language, look.language);
  await painted(page);
}
