import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, soon, still, useBrowser } from './support/browser.ts';
import { hurryBots, nameOneself } from './support/table.ts';

useBrowser({ hostsToy: true });

describe('The game of docs/a-new-game.md', () => {
  it('is offered on the first page, played to its end, and looked at again', async () => {
    const page = await openPage();
    await hurryBots(page);
    await page.goto('/');
    await nameOneself(page, 'Nell');
    await page.getByRole('button', { name: /^Coins/ }).click();
    await page.getByRole('button', { name: 'More players' }).click();
    await page.locator('.stepper output', { hasText: '3' }).waitFor();
    await page.getByRole('switch', { name: 'Forty coins' }).click();
    await page.getByRole('switch', { name: 'Forty coins', checked: true }).waitFor();
    await expectAccessible(page, 'lobby');
    await page.getByRole('button', { name: /Start the game/ }).click();
    await page.locator('.plain-bar .l1', { hasText: 'Take coins: 40 are left' }).waitFor();
    await expectAccessible(page, 'table');
    await soon(() => playOn(page)).toBe('over');
    await soon(() => page.locator('.results-head h1').textContent()).toMatch(/ wins$/);
    await soon(() => page.locator('.fairness').textContent()).toContain('The seed matches the promise');
    await expectAccessible(page, 'results');
    await page.getByRole('link', { name: 'Watch' }).click();
    const scrubber = page.getByRole('slider', { name: 'Move' });
    await scrubber.press('End');
    await page.locator('.log li', { hasText: 'Nell takes' }).first().getByRole('button').click();
    await soon(() => scrubber.inputValue()).toBe('1');
    await expectAccessible(page, 'replay');
  });

  it('is played on a phone, and refuses what its rules refuse', async () => {
    const page = await openPage({ isPhone: true, language: 'it' });
    await hurryBots(page);
    await page.goto('/');
    await page.getByRole('button', { name: /^Coins/ }).tap();
    const players = page.locator('.stepper');
    for (const wanted of ['3', '4']) {
      await players.getByRole('button').last().tap();
      await players.locator('output', { hasText: wanted }).waitFor();
    }
    await players.getByRole('button').last().tap();
    await page.getByRole('alert').waitFor();
    await page.locator('.lobby-bar .pri').tap();
    await soon(() => playOn(page)).toBe('over');
    await page.locator('.results-head').waitFor();
  });
});

/** Presses the first thing that may be answered. */
async function playOn(page: Page): Promise<string> {
  if ((await page.locator('.results').count()) > 0) return 'over';
  const answer = page.locator('.plain-bar:not(.fresh) .ans:not(:disabled)').first();
  if ((await answer.count()) > 0) await answer.click({ timeout: 1000 }).catch(() => undefined); // somebody else's move came between
  return 'playing';
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
  expect.soft(found, screen).toEqual([]);
}
