import type { Browser, Page } from 'playwright-core';
import { parseRequest } from '@dustup/protocol';
import { parseTrace } from './parse-trace.ts';
import { serveDist } from './serve-dist.ts';
import { StagedGame } from './staged-game.ts';

/** Milliseconds: from the touch to what is seen of it, and the longest task until all is over. */
export type Figures = { readonly feedback: number; readonly longest: number };

/** Between two messages of the server: quicker than any table plays. */
const PACE = 120;
/** The last one is drawn, its cards have landed. */
const AFTERWARDS = 600;
const SETTLED = 500;
/** On a machine that is busy with something else the page takes long to come. */
const PATIENCE = 180_000;
const BEGIN = 'dustup: begin';
const SEEN = 'dustup: seen';
const TASK = 'ThreadControllerImpl::RunTask';

const NAMES: { readonly [card: string]: string } = { gatling: 'Gatling', 'general-store': 'General Store' };

/** Plays the card at a table of seven, on a processor so many times slower: the tap on it, then everything that follows from it. */
export async function playCard(browser: Browser, dist: string, card: string, throttle: number): Promise<Figures> {
  return atTable(browser, dist, card, async (page, untilOver) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.evaluate(watch);
    await play(page, untilOver);
    return page.evaluate(() => window.dustupFigures);
  });
}

/**
 * The same at full speed, by the time that the page itself computed: until the touch is seen, and in the longest task. Says little of how it
 * feels, but is the same on a busy machine.
 */
export async function computingTime(browser: Browser, dist: string, card: string): Promise<Figures> {
  return atTable(browser, dist, card, async (page, untilOver) => {
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    await page.evaluate(watch);
    await page.evaluate((begin) => void performance.mark(begin), BEGIN);
    await play(page, untilOver);
    const traced = parseTrace((await browser.stopTracing()).toString());
    const begin = traced.find(({ name }) => name === BEGIN);
    if (begin === undefined) throw new Error('the trace does not say where it begins');
    const tasks = traced.filter((one) => one.name === TASK && one.pid === begin.pid && one.tid === begin.tid);
    const seen = traced.find(({ name }) => name === SEEN)?.ts ?? begin.ts;
    const since = tasks.filter(({ ts }) => ts > begin.ts);
    const before = since.filter(({ ts }) => ts < seen);
    return {
      feedback: before.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
      longest: Math.max(...since.map(({ tdur = 0 }) => tdur)) / 1000,
    };
  });
}

type Watched<T> = (page: Page, untilOver: () => Promise<void>) => Promise<T>;

/** A page at the table with the mouse on the card; `untilOver` waits for the end of all that follows from playing it. */
async function atTable<T>(browser: Browser, dist: string, card: string, watched: Watched<T>): Promise<T> {
  const game = new StagedGame(card);
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const server = await serveDist(dist, (say) => (text) => {
    const request = parseRequest(text);
    if ('wrong' in request) return;
    const [welcome, table] = game.opening();
    if (request.t === 'hello') say(JSON.stringify(welcome));
    if (request.t === 'enter') say(JSON.stringify(table));
    if ('re' in request) say(JSON.stringify({ t: 'done', re: request.re }));
    if (request.t !== 'answer') return;
    const steps = [...game.answer(request.answer)].map((step) => JSON.stringify(step));
    for (const [at, step] of steps.entries()) setTimeout(() => say(step), at * PACE);
    setTimeout(over, steps.length * PACE + AFTERWARDS);
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(`${server.address}/table/BENCHBEN`);
  await moveTo(page, NAMES[card] ?? card);
  const figures = await watched(page, () => isOver);
  await context.close();
  server.close();
  return figures;
}

/** A mouse comes before it presses; and to search the page by text is a long task of its own. */
async function moveTo(page: Page, name: string): Promise<void> {
  const held = page.locator('.hand-card', { hasText: name }).first();
  await held.waitFor();
  const box = await held.boundingBox();
  if (box === null) throw new Error(`no ${name} in the hand`);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.waitForTimeout(SETTLED);
}

async function play(page: Page, untilOver: () => Promise<void>): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('Enter');
  await untilOver();
}

/** Runs in the page: how long a touch takes to be seen, painting included, and the longest task. */
function watch(): void {
  const figures = { feedback: 0, longest: 0 };
  window.dustupFigures = figures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.longest = Math.max(figures.longest, entry.duration);
  }).observe({ type: 'longtask' });
  const seen = ({ timeStamp }: Event) => {
    const look = () => {
      if (document.querySelector('.hand-card.up') === null) requestAnimationFrame(look);
      else
        setTimeout(() => {
          figures.feedback = performance.now() - timeStamp;
          performance.mark('dustup: seen');
        });
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', seen, { capture: true, once: true });
}

declare global {
  interface Window {
    dustupFigures: Figures;
  }
}
