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
    await nell.locator('.seat-for select').first().selectOption('friend');
    await rosa.locator('.lobby-seat.kept').waitFor();
    await look(nell, 'lobby');
    await startGame(nell);
    await rosa.locator('.table-screen').waitFor();

    const june = await arrive(table, 'June');
    await openTableTab(june);
    await june.locator('.ask-seat button').first().click();
    await soon(() => june.locator('.ask-seat').count()).toBe(0);

    const zoe = await arrive(table, 'Zoe');
    await openTableTab(zoe);
    await look(zoe, 'watcher');
    await zoe.locator('.ask-seat button').first().click();
    await nell.locator('.evening-notice .pri').waitFor();
    await look(nell, 'claim');
    await nell.locator('.evening-notice .pri').click();
    await soon(() => zoe.locator('.ask-seat').count()).toBe(0);
  });

  it('tells who was removed by whom, and lets them watch', async () => {
    const nell = await openPage();
    const table = await createTable(nell);
    const rosa = await arrive(table, 'Rosa');
    await rosa.locator('.name-sit').click();
    await nell.locator('.lobby-both button').last().click();
    await rosa.getByText(/^Nell .*removed you/).waitFor();
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
