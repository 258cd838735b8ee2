import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { painted, type Shown } from './browser.ts';
import { serveLooks } from './serve-looks.ts';

let address = '';

/** To be called once in a file of tests: the page with tables that need no server, built and served. */
export function useLooks(): void {
  let end = () => {};
  beforeAll(async () => {
    const served = await serveLooks();
    address = served.address;
    end = served.close;
  });
  afterAll(() => end());
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

/**
 * The same in a window inside the page, to measure: it takes another size in no time, and is laid out as ever, but not painted, which
 * is most of the work.
 */
export async function openWindow(page: Page): Promise<Frame> {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: WINDOW }));
  await page.goto(`${address}/blank`);
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('the window is missing');
  await frame.waitForSelector('.table-screen', { state: 'attached' });
  return frame;
}

const WINDOW = `<!doctype html><title>Window</title>
<iframe style="border: 0; visibility: hidden; width: 1440px; height: 900px" src="/dev"></iframe>`;

/** Gives the window this size, and waits until nothing follows from it any more. */
export async function resizeWindow(frame: Frame, width: number, height: number): Promise<void> {
  await frame.evaluate(resizeTo, { width, height });
}

/** Runs in the window. A card that is on its way to its place would lie wherever it is just now. */
async function resizeTo({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) {
    const heard = new Promise((done) => addEventListener('resize', done, { once: true }));
    frameElement?.setAttribute('style', `border: 0; visibility: hidden; width: ${width}px; height: ${height}px`);
    await heard;
  }
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (quiet = 0; quiet < 2; quiet++)
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
  observer.disconnect();
  const moving = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  for (const one of moving) one.finish();
}

/** Another game at another question, in the page that is open. */
export async function showSituation(
  page: Shown,
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
  await page.locator('.table-screen .bar').waitFor({ state: 'attached' });
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
  page: Shown,
  look: { readonly language: string; readonly textSize: number },
): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('look', { detail })), look);
  await page.waitForFunction((language) => document.documentElement.lang === language, look.language);
  await painted(page);
}
