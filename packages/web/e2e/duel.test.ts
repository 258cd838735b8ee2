import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, soon, still, useBrowser } from './support/browser.ts';
import { duelMisfits } from './support/geometry.ts';
import { playByEar } from './support/keyboard.ts';
import { playSome, playToTheEnd, type Pointer } from './support/play.ts';
import { atRest, hurryBots, nameOneself } from './support/table.ts';

useBrowser();

const PRESSES_BETWEEN_LOOKS = 7;
const LOOKS = 3;
/** What somebody hears before there is nothing new to hear. */
const TOLD = 12;

const SIDE = /^You (?:won|lost) as the (Law|Outlaws)$/;

describe('A Duel', () => {
  it('is played to its end by mouse, looked at again and played once more with sides exchanged', async () => {
    const page = await openPage();
    await page.setViewportSize({ width: 1280, height: 720 });
    await openLobby(page, 'mouse');
    await page.getByRole('switch', { name: 'Best of three' }).click();
    await page.getByRole('switch', { name: 'Best of three', checked: true }).waitFor();
    await expectAccessible(page, 'lobby');
    await page.getByRole('button', { name: /Start the game/ }).click();
    await playAndLook(page, 'mouse');
    const side = await sideAtTheEnd(page);
    await expectAccessible(page, 'results');
    await soon(() => page.locator('.fairness').textContent()).toContain('The seed matches the promise');
    const table = page.url();
    await page.getByRole('link', { name: 'Watch' }).click();
    await watchReplay(page);
    await page.goto(table);
    await page.getByRole('button', { name: /Rematch/ }).click();
    await atRest(page);
    const other = side === 'Law' ? 'Outlaws' : 'Law';
    await soon(() => page.locator('.duel-player.near').textContent()).toContain(`Nellthe ${other}`);
  });

  it('is played to its end by touch, on a small phone', async () => {
    const page = await openPage({ isPhone: true });
    await page.setViewportSize({ width: 390, height: 664 });
    await openLobby(page, 'touch');
    await page.getByRole('button', { name: /Start the game/ }).tap();
    await playAndLook(page, 'touch');
    await sideAtTheEnd(page);
    await expectAccessible(page, 'results');
  });

  it('is played by keyboard alone, by what the live region says', async () => {
    const page = await openPage();
    await openLobby(page, 'mouse');
    await page.keyboard.press('Escape');
    await page.locator('.lobby-bar .pri').focus();
    await page.keyboard.press('Enter');
    await page.locator('.table-screen').waitFor();
    expect(await playByEar(page, TOLD)).toBe(TOLD);
  });
});

async function openLobby(page: Page, pointer: Pointer): Promise<void> {
  await hurryBots(page);
  await page.goto('/');
  await nameOneself(page, 'Nell');
  const button = page.getByRole('button', { name: /The Duel/ });
  await (pointer === 'touch' ? button.tap() : button.click());
  await page.locator('.lobby-seat.open').waitFor();
}

/** Everything has its place while the game goes on, and axe finds nothing. */
async function playAndLook(page: Page, pointer: Pointer): Promise<void> {
  let pressed = 0;
  for (let look = 0; look < LOOKS; look++) {
    await atRest(page);
    await still(page);
    expect.soft(await page.evaluate(duelMisfits), `after ${pressed} presses`).toEqual([]);
    if (look > 0) await expectAccessible(page, `table after ${pressed} presses`);
    pressed += await playSome(page, pointer, PRESSES_BETWEEN_LOOKS);
  }
  pressed += await playToTheEnd(page, pointer);
  expect(pressed).toBeGreaterThan(0);
}

async function sideAtTheEnd(page: Page): Promise<string | undefined> {
  const head = page.locator('.results-head h1');
  await soon(() => head.textContent()).toMatch(SIDE);
  return SIDE.exec((await head.textContent()) ?? '')?.[1];
}

async function watchReplay(page: Page): Promise<void> {
  const scrubber = page.getByRole('slider', { name: 'Move' });
  await scrubber.waitFor();
  await page.getByRole('button', { name: 'One move forward' }).click();
  await soon(() => scrubber.inputValue()).toBe('1');
  await scrubber.press('End');
  await soon(async () => (await scrubber.inputValue()) === (await scrubber.getAttribute('max'))).toBe(true);
  await page.getByLabel('Seen by').selectOption('1');
  await expectAccessible(page, 'replay');
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
  expect.soft(found, screen).toEqual([]);
}
