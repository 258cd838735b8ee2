// `npm run bench:web`: how quick the table is at seven seats with a slow processor. Fails above its limits.
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { parseRequest } from '@dustup/protocol';
import { serveDist } from './serve-dist.ts';
import { StagedGame } from './staged-game.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const ROUNDS = 5;
const THROTTLE = 4;
/** Between two messages of the server: quicker than any table plays. */
const PACE = 120;
const LIMITS = { feedback: 100, longest: 50 };

type Figures = { readonly feedback: number; readonly longest: number };

const server = await serveDist(DIST);
const browser = await playwright.launch({
  executablePath: process.env['DUSTUP_CHROMIUM'] ?? (await chromium.executablePath()),
  args: chromium.args.filter((flag) => flag !== '--single-process'),
});
let isOver = false;
for (const card of ['gatling', 'general-store']) {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, server.address, card));
  const feedback = median(rounds.map((one) => one.feedback));
  const longest = median(rounds.map((one) => one.longest));
  console.log(
    `${card.padEnd(14)} tap to feedback ${feedback.toFixed(0)} ms (at most ${LIMITS.feedback}), longest task ${longest.toFixed(0)} ms (at most ${LIMITS.longest})`,
  );
  isOver ||= feedback > LIMITS.feedback || longest > LIMITS.longest;
}
await browser.close();
server.close();
process.exitCode = isOver ? 1 : 0;

/** Plays the card once: the tap on it, then everything that follows from it. */
async function measure(on: Browser, address: string, card: string): Promise<Figures> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  const game = new StagedGame(card);
  let isDone = false;
  await page.routeWebSocket(/socket$/, (socket) => {
    const [welcome, table] = game.opening();
    socket.onMessage((text) => {
      const request = parseRequest(String(text));
      if ('wrong' in request) return;
      if (request.t === 'hello') socket.send(JSON.stringify(welcome));
      if (request.t === 'enter') socket.send(JSON.stringify(table));
      if (request.t === 'answer') {
        const steps = [...game.answer(request.answer)];
        for (const [at, step] of steps.entries()) setTimeout(() => socket.send(JSON.stringify(step)), at * PACE);
        setTimeout(() => (isDone = true), steps.length * PACE + 600);
      }
      if ('re' in request) socket.send(JSON.stringify({ t: 'done', re: request.re }));
    });
  });
  await page.goto(`${address}/table/BENCHBEN`);
  const held = page.locator(`.hand-card:has(.card) >> nth=0`);
  await held.waitFor();
  await page.waitForTimeout(500);
  // Looked for before anything is measured: searching the page by text is a long task of its own.
  const box = await page
    .locator('.hand-card', { hasText: card === 'gatling' ? 'Gatling' : 'General Store' })
    .first()
    .boundingBox();
  if (box === null) throw new Error(`no ${card} in the hand`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(watch);
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
  await page.waitForTimeout(300);
  await page.keyboard.press('Enter');
  while (!isDone) await page.waitForTimeout(100);
  const figures = await page.evaluate(() => window.dustupFigures);
  await context.close();
  return figures;
}

/** Runs in the page: how long a click takes to be seen, and the longest task. */
function watch(): void {
  const figures = { feedback: 0, longest: 0 };
  window.dustupFigures = figures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.longest = Math.max(figures.longest, entry.duration);
  }).observe({ type: 'longtask' });
  addEventListener(
    'pointerdown',
    (event) => {
      const { timeStamp } = event;
      const look = () => {
        if (document.querySelector('.hand-card.up') === null) requestAnimationFrame(look);
        else figures.feedback ||= performance.now() - timeStamp;
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

declare global {
  interface Window {
    dustupFigures: Figures;
  }
}
