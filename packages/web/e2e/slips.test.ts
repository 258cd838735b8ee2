import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { openLooks, showSituation, useLooks } from './support/looks.ts';

useBrowser();
useLooks();

/** How often Play is tapped twice; by hand: DUSTUP_E2E_TAPS=100. */
const TAPS = Number(process.env['DUSTUP_E2E_TAPS'] ?? '8');

/** Runs in the page: picks the first card that can be played, and whom it is for. */
function pickCard(): void {
  const first = (selector: string) => document.querySelector<HTMLElement>(selector);
  first('.hand .hand-card:not([aria-disabled=true])')?.click();
  requestAnimationFrame(() => first('.seat.legal .seat-press')?.click());
}

/** Where Play is, once a press of it counts; undefined where this card takes more than a target. */
async function playButton(page: Page): Promise<{ readonly x: number; readonly y: number } | undefined> {
  const isAwake = await page.waitForFunction(() => {
    if (document.querySelector('.bar.fresh') !== null || document.querySelector('.bar.picking') === null) return false;
    return document.querySelector('.bar .ans[data-hotkey=Enter]:not(:disabled)') === null ? 'more' : 'ready';
  });
  if ((await isAwake.jsonValue()) !== 'ready') return undefined;
  const box = await page.locator('.bar .ans[data-hotkey=Enter]').boundingBox();
  return box === null ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('A double tap on Play', () => {
  it('plays the card and never ends the turn', async () => {
    const page = await openPage({ isPhone: true });
    await openLooks(page);
    let tapped = 0;
    const ended: string[] = [];
    for (let seed = 1; tapped < TAPS; seed++) {
      await showSituation(page, { players: 4, until: 'play', seed: String(seed) });
      const cards = page.locator('.hand .hand-card');
      // Whoever plays the last card has nothing left to do: the turn ends by itself.
      const held = await cards.count();
      if (held < 2 || (await page.locator('.hand .hand-card:not([aria-disabled=true])').count()) === 0) continue;
      const turn = await page.locator('.top .mut').textContent();
      await page.evaluate(pickCard);
      const spot = await playButton(page);
      if (spot === undefined) continue;
      const { x, y } = spot;
      await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
      tapped += 1;
      await page.waitForFunction(() => document.querySelector('.bar.picking') === null);
      if ((await page.locator('.top .mut').textContent()) !== turn) ended.push(`seed ${seed}`);
    }
    expect(ended).toEqual([]);
  });
});
