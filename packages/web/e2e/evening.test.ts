import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, soon, useBrowser } from './support/browser.ts';
import { createTable, nameOneself, startGame } from './support/table.ts';

useBrowser();

describe('An evening with friends', () => {
  it('keeps a seat for a late friend, lets a watcher play for a bot, and goes on to the next game', async () => {
    const nell = await openPage();
    const table = await createTable(nell);
    const rosa = await arrive(table, 'Rosa');
    await rosa.locator('.name-sit').click();
    await nell.getByLabel('Seat 3 is for').selectOption({ label: 'a friend who is late' });
    await rosa.getByText('Kept for a friend').waitFor();
    await look(nell, 'lobby');
    await startGame(nell);
    await rosa.locator('.table-screen').waitFor();

    const june = await arrive(table, 'June');
    await openTableTab(june);
    await june.getByRole('button', { name: /that is me/ }).click();
    await soon(() => june.getByText('Ask for a seat').count()).toBe(0);

    const zoe = await arrive(table, 'Zoe');
    await openTableTab(zoe);
    await look(zoe, 'watcher');
    await zoe.getByRole('button', { name: /^Play for/ }).click();
    await zoe.getByText('The host decides').waitFor();
    await look(nell, 'claim');
    await nell.getByRole('button', { name: 'Let them play' }).click();
    await soon(() => zoe.getByText('Ask for a seat').count()).toBe(0);
  });

  it('tells who was removed by whom, and lets them watch', async () => {
    const nell = await openPage();
    const table = await createTable(nell);
    const rosa = await arrive(table, 'Rosa');
    await rosa.locator('.name-sit').click();
    await nell.getByRole('button', { name: /Rosa the door/ }).click();
    await rosa.getByText('Nell has removed you from this table.').waitFor();
    await look(rosa, 'removed');
    await rosa.getByRole('button', { name: 'Watch' }).click();
    await rosa.locator('.lobby-bar').waitFor();
    expect(await rosa.locator('.lobby-seat.mine').count()).toBe(0);
  });
});

async function arrive(table: string, name: string): Promise<Page> {
  const page = await openPage();
  await page.goto('/');
  await nameOneself(page, name);
  await page.goto(table);
  return page;
}

async function openTableTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
}

async function look(page: Page, name: string): Promise<void> {
  if (process.env['LOOK'] !== undefined) await page.screenshot({ path: `/tmp/ev-${name}.png` });
}
