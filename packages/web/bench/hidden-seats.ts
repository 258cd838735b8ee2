import type { Browser, Page } from 'playwright-core';

/** Whom the table waits for or whose turn it is, looked for so many times in a game that was played to its end. */
export type Seen = { readonly samples: number; readonly seats: number; readonly hidden: readonly string[] };

const PHONE = { width: 390, height: 664 };
const PATIENCE = 180_000;
/** Between two looks and between two decisions, on the page's own clock. */
const LOOK = 450;
const PACE = 900;
const MOST = 3000;
/** Nobody has been waited for in so many looks: the game is over. */
const IDLE = 12;

/** A whole game of five on a phone, everybody at random; the page's clock is held, so that a slow machine sees as much. */
export async function watchGame(browser: Browser, address: string, seed: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, locale: 'en' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.clock.install();
  const search = new URLSearchParams({
    players: '5',
    seed,
    skip: '0',
    until: 'anything',
    live: 'all',
    pace: `${PACE}`,
  });
  await page.goto(`${address}/dev?${search}`);
  await page.locator('.table-screen .bar').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const seen = await watch(page, seed);
  await context.close();
  return seen;
}

async function watch(page: Page, seed: string): Promise<Seen> {
  const hidden: string[] = [];
  let samples = 0;
  let seats = 0;
  let idle = 0;
  for (; samples < MOST && idle < IDLE; samples++) {
    await page.clock.runFor(LOOK);
    const found = await page.evaluate(lookFor, samples % 3 === 2);
    idle = found.seats === 0 ? idle + 1 : 0;
    seats += found.seats;
    hidden.push(...found.hidden.map((one) => `game ${seed}, look ${samples}: ${one}`));
  }
  if (idle < IDLE) throw new Error(`game ${seed} did not end`);
  return { samples, seats, hidden };
}

type Found = { readonly seats: number; readonly hidden: readonly string[] };

/** Runs in the page: who is to act, and which of them cannot be seen whole. Now and then it picks a card, as people do before they decide. */
function lookFor(mayPick: boolean): Found {
  const acting = [...document.querySelectorAll<HTMLElement>('.seat.turn, .seat.asked, .me.turn, .me.asked')];
  const hidden = acting.flatMap((seat) => {
    const { left, top, width, height } = seat.getBoundingClientRect();
    const isIn = left >= -1 && top >= -1 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
    const spots = [0.08, 0.3, 0.5, 0.7, 0.92];
    const covered = spots.flatMap((x) => spots.filter((y) => !isThere(seat, left + width * x, top + height * y)));
    if (isIn && covered.length === 0 && width > 40 && height > 30) return [];
    return [
      `${seat.className} "${seat.textContent?.slice(0, 20)}" ${isIn ? `${covered.length} of 25 spots covered` : 'off the screen'}`,
    ];
  });
  // Nothing runs on after my own death until I say so.
  document.querySelector<HTMLElement>('.ans[data-deed="watch 4"]:not(.teal)')?.click();
  if (mayPick) document.querySelector<HTMLElement>('.hand .hand-card:not([aria-disabled=true]):not(.up)')?.click();
  return { seats: acting.length, hidden };

  function isThere(seat: HTMLElement, x: number, y: number): boolean {
    const there = document.elementFromPoint(x, y);
    return there !== null && (seat.contains(there) || there.contains(seat));
  }
}
