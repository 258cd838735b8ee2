import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, onTestFinished } from 'vitest';
import { type Server, startServer } from './server.ts';

/** Pictures and traces of what failed. */
const FAILURES = fileURLToPath(new URL('../failures', import.meta.url));

export type Look = {
  readonly isPhone?: boolean;
  readonly theme?: 'noon' | 'midnight';
  readonly language?: 'en' | 'it';
  readonly textSize?: 100 | 150 | 200;
  readonly motion?: 'full' | 'reduced';
  readonly url?: string;
  /** The page is kept for when there is no network. */
  readonly keepsOffline?: boolean;
  /** Whatever is done leaves a trace for when the test fails. To measure a thousand times takes half as long without. */
  readonly isTraced?: boolean;
};

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A bound for what has failed, not for what is slow: a loaded machine may take a minute for what takes a second. */
const PATIENCE = 300_000;

/** Another first word gives all tests other games: DUSTUP_E2E_SEED=7 npx vitest run --config packages/web/e2e/vitest.config.ts */
const FIRST_WORD = process.env['DUSTUP_E2E_SEED'] ?? '1';

let browser: Browser | undefined;
let server: Server | undefined;
let seed = '';

/** To be called once in a file of tests: a browser and a server for all of them, and a seed of its own for each. */
export function useBrowser(start: { readonly hostsToy?: boolean } = {}): void {
  beforeAll(async () => {
    const launched = chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] });
    [browser, server] = await Promise.all([launched, startServer(FIRST_WORD, start)]);
  });
  beforeEach(async ({ task }) => {
    seed = `${FIRST_WORD} ${task.fullName}`;
    await server?.seed(seed);
    onTestFailed(() => console.log(`Seed: ${seed}`));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), server?.end()]);
  });
}

/** What everything in this test that is left to chance follows from. */
export function seedOfTest(): string {
  return seed;
}

/** A device of somebody's own: nothing is remembered. A page that throws fails its test. */
export async function openPage(look: Look = {}): Promise<Page> {
  if (browser === undefined || server === undefined) throw new Error('call useBrowser() in this file');
  const {
    isPhone = false,
    theme = 'noon',
    language = 'en',
    textSize = 100,
    motion = 'reduced',
    url = server.url,
    keepsOffline = false,
    isTraced = true,
  } = look;
  const context = await browser.newContext({
    baseURL: url,
    viewport: isPhone ? PHONE : DESKTOP,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: language,
    permissions: ['clipboard-read', 'clipboard-write'],
    // It fetches all there is: for the one test that is about it.
    serviceWorkers: keepsOffline ? 'allow' : 'block',
  });
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('dustup.settings') === null) localStorage.setItem('dustup.settings', kept);
    },
    JSON.stringify({ theme, language, textSize, motion, speed: 'quick', hasSound: false }),
  );
  context.setDefaultTimeout(PATIENCE);
  if (isTraced) await context.tracing.start({ snapshots: true, screenshots: false });
  const page = await context.newPage();
  watch(page, context);
  return page;
}

let kept = 0;

function watch(page: Page, context: BrowserContext): void {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail' || thrown.length > 0;
    if (hasFailed) await keepEvidence(page, context, task.name);
    await context.close();
    expect(thrown).toEqual([]);
  });
}

async function keepEvidence(page: Page, context: BrowserContext, test: string): Promise<void> {
  mkdirSync(FAILURES, { recursive: true });
  const name = `${FAILURES}/${test.replaceAll(/\W+/g, '-')}-${++kept}`;
  await page.screenshot({ path: `${name}.png` }).catch(() => undefined); // it may be the page that has died
  await context.tracing.stop({ path: `${name}.zip` }).catch(() => undefined);
  console.log(`See ${name}.png and ${name}.zip`);
}

/** The settings of a page that is open, and the page anew with them. */
export async function wear(page: Page, look: Pick<Look, 'theme' | 'language' | 'textSize'>): Promise<void> {
  await page.evaluate((changed) => {
    const kept: unknown = JSON.parse(localStorage.getItem('dustup.settings') ?? '{}');
    localStorage.setItem('dustup.settings', JSON.stringify(Object.assign({}, kept, changed)));
  }, look);
  await page.reload();
}

export async function resize(page: Page, size: 'desktop' | 'phone'): Promise<void> {
  await page.setViewportSize(size === 'phone' ? PHONE : DESKTOP);
}

/** A page, or a window inside one. */
export type Shown = Pick<Page, 'evaluate' | 'locator' | 'waitForFunction'>;

/** Once the page has been drawn as it is now, in its own letters. */
export async function painted(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Once it has been drawn, and whatever fades or moves is where it will stay. */
export async function still(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
  });
}

/**
 * For whatever is looked at: `await soon(() => page.locator('.fate').count()).toBe(4)` looks until it is so. A page draws what it
 * is told a moment later, on a loaded machine a long moment.
 */
export function soon<Seen>(look: () => Promise<Seen> | Seen) {
  return expect.poll(look, { timeout: PATIENCE, interval: 50 });
}
