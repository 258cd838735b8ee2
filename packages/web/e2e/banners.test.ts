import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { openPage, soon, useBrowser, wear } from './support/browser.ts';
import { rushOneself } from './support/play.ts';
import { refusing } from './support/refusing.ts';
import { atRest, createTable, startGame, untilAsked } from './support/table.ts';

useBrowser();

describe('A banner', () => {
  it.each([
    ['a phone', 390, 844],
    ['a small screen', 1280, 800],
    ['a large screen', 1440, 900],
  ])('covers nothing that can be pressed on %s', async (_, width, height) => {
    const page = await openPage();
    await page.setViewportSize({ width, height });
    await createTable(page);
    await startGame(page);
    await atRest(page);
    await pause(page);
    await page.locator('.banner').getByText('The game is paused.').waitFor();
    await soon(() => page.evaluate(covered)).toEqual([]);
    await wear(page, { language: 'it' });
    const window = await page.context().newPage();
    await window.goto(page.url());
    await page.locator('.banner').getByText('Stai giocando questo posto su un altro dispositivo.').waitFor();
    await soon(() => page.evaluate(covered)).toEqual([]);
  });

  it.each([
    ['a phone', 390, 844],
    ['a small screen', 1280, 800],
  ])('covers nothing in the lobby on %s', async (_, width, height) => {
    const page = await openPage();
    await page.setViewportSize({ width, height });
    await createTable(page);
    const window = await page.context().newPage();
    await window.goto(page.url());
    await page.locator('.banner').getByText('You are playing this seat on another device.').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await soon(() => page.evaluate(covered)).toEqual([]);
  });
});

describe('A refusal', () => {
  it('of a vote is shown, and gone once things stand otherwise', async () => {
    const page = await openPage();
    await refusing(page, 'vote', { refused: 'noVote' });
    await createTable(page);
    await startGame(page);
    await untilAsked(page);
    await pause(page);
    const refusal = page.getByText('That was refused: there is nothing to vote on');
    await refusal.waitFor();
    await rushOneself(page);
    await untilAsked(page);
    await refusal.waitFor({ state: 'detached' });
  });
});

async function pause(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  const close = page.locator('.drawer .close');
  if (await close.isVisible()) await close.click();
}

/** Runs in the page: what cannot be pressed because a banner lies on it. */
function covered(): string[] {
  const banner = document.querySelector('.banner');
  const box = banner?.getBoundingClientRect();
  if (banner === null || box === undefined) return ['there is no banner'];
  const controls = [...document.querySelectorAll<HTMLElement>('button, a, input, .seat, .me, .hand-card')];
  return controls
    .filter((one) => !banner.contains(one))
    .filter((one) => {
      const its = one.getBoundingClientRect();
      const across = Math.min(its.right, box.right) - Math.max(its.left, box.left);
      const down = Math.min(its.bottom, box.bottom) - Math.max(its.top, box.top);
      return across > 1 && down > 1;
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.className);
}
