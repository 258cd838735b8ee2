import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { rushToTheEnd } from './support/play.ts';
import { refusing } from './support/refusing.ts';
import { createTable, startGame } from './support/table.ts';

useBrowser();

describe('The settings', () => {
  it('lead back to the table one has come from', async () => {
    const page = await openPage();
    const table = await createTable(page);
    await startGame(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('.table-screen').waitFor();
    expect(page.url()).toBe(table);
  });

  it('lead to the first page whoever has come from outside', async () => {
    const page = await openPage();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('.home').waitFor();
  });

  it('say why other devices were not signed out', async () => {
    const page = await openPage();
    await refusing(page, 'revoke', { refused: 'noSuchTable' });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign out other devices' }).click();
    await page.getByText('there is no such table').waitFor();
    expect(await page.getByText('Done.').count()).toBe(0);
  });

  it('forget somebody at the second press, and say so', async () => {
    const page = await openPage();
    await createTable(page, { name: 'Hank' });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Forget me', exact: true }).click();
    await page.getByRole('button', { name: 'Forget me for good' }).click();
    await page.getByText('You are a new guest here.').waitFor();
    await page.goto('/');
    await page.waitForFunction(
      () => (document.querySelector<HTMLInputElement>('#app .name-input')?.value ?? '') !== '',
    );
    expect(await page.getByLabel('You play as').inputValue()).not.toBe('Hank');
  });
});

describe('A game of mine', () => {
  it('is deleted at the second press, and not while its table is open', async () => {
    const page = await openPage();
    const table = await createTable(page);
    await startGame(page);
    await rushToTheEnd(page);
    await page.goto('/');
    const row = page.locator('.table-row', { has: page.getByRole('link', { name: 'Replay' }) });
    await removed(page);
    await row.getByText('the table is still open').waitFor();
    await page.goto(table);
    await page.getByRole('button', { name: 'Leave' }).first().click();
    await page.goto('/');
    await removed(page);
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.open-tables').first().waitFor();
    expect(await row.count()).toBe(0);
  });
});

async function removed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
}
