import type { Browser, Page } from 'playwright-core';
import { startServer } from '../e2e/support/server.ts';
import { farAway } from './far-away.ts';

/** Milliseconds of a stranger's first visit, from the address being opened. */
export type Visit = {
  /** The first page can be used: the server has answered, too. */
  readonly home: number;
  /** By a link to a game: a skeleton of the table is painted. */
  readonly skeleton: number;
  /** By a link to a game: the table is there. */
  readonly table: number;
};

const ROUND_TRIP = 400;
/** Who one is comes from the server. */
const HOME = '#app .name-input';
const TABLE = '#app .table-screen .bar';
const PATIENCE = 180_000;

export async function firstVisit(browser: Browser, throttle: number): Promise<Visit> {
  const server = await startServer('first visit');
  const way = await farAway(server.port, ROUND_TRIP);
  try {
    const link = new URL(await beginGame(browser, server.url)).pathname;
    const home = await visit(browser, way.address, '/', throttle, HOME);
    const table = await visit(browser, way.address, link, throttle, TABLE);
    return { home: home.usable, skeleton: table.painted, table: table.usable };
  } finally {
    way.close();
    await server.end();
  }
}

/** Somebody plays against bots; the address of their table. */
async function beginGame(browser: Browser, url: string): Promise<string> {
  const page = await stranger(browser);
  await page.goto(url);
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('.table-screen .bar').waitFor();
  return page.url();
}

async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}

async function visit(
  browser: Browser,
  address: string,
  path: string,
  throttle: number,
  selector: string,
): Promise<{ readonly painted: number; readonly usable: number }> {
  const page = await stranger(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(address + path, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(whenPainted, selector);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const figures = { painted, usable: Number(await usable.jsonValue()) };
  await page.context().close();
  return figures;
}

/** Runs in the page: the time, once such a thing has been painted. */
async function whenPainted(selector: string): Promise<number | false> {
  const there = document.querySelector(selector);
  if (there === null || (there instanceof HTMLInputElement && there.value === '')) return false;
  return await new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
}
