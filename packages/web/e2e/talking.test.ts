import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { rushOneself } from './support/play.ts';
import { createTable, nameOneself, startGame } from './support/table.ts';

useBrowser();

describe('Somebody who writes when asked something', () => {
  it('keeps the sheet, the words and the turn', async () => {
    const nell = await openPage({ isPhone: true });
    const rosa = await openPage();
    await together(nell, rosa);
    await untilOnly(rosa, nell);
    await nell.keyboard.press('c');
    const field = nell.getByLabel('Say something');
    await field.focus();
    await nell.keyboard.type('I be');
    await untilOnly(nell, rosa);
    const before = await nell.locator('.top .mut').textContent();
    await nell.keyboard.type('lieve the renegade here');
    await field.waitFor();
    expect(await field.inputValue()).toBe('I believe the renegade here');
    expect(await nell.locator('.top .mut').textContent()).toBe(before);
    await nell.getByRole('button', { name: 'Close', exact: true }).click();
    await field.waitFor({ state: 'detached' });
    expect(await isAsked(nell)).toBe(true);
    await nell.keyboard.press('c');
    expect(await field.inputValue()).toBe('I believe the renegade here');
    await field.press('Enter');
    await rosa.getByRole('tab', { name: /Chat/ }).click();
    await rosa.getByText('I believe the renegade here').waitFor();
    expect(await field.inputValue()).toBe('');
  });

  it('has the sheet closed when nobody writes', async () => {
    const nell = await openPage({ isPhone: true });
    const rosa = await openPage();
    await together(nell, rosa);
    await untilOnly(rosa, nell);
    await nell.keyboard.press('c');
    await nell.getByLabel('Say something').waitFor();
    await untilOnly(nell, rosa);
    await nell.getByLabel('Say something').waitFor({ state: 'detached' });
  });
});

describe('What is not said', () => {
  it('stays in the field, with the reason', async () => {
    const page = await openPage();
    await createTable(page);
    await startGame(page);
    await page.getByRole('tab', { name: /Chat/ }).click();
    const field = page.getByLabel('Say something');
    for (let n = 1; n <= 10; n++) {
      await field.fill(`Line ${n}`);
      await field.press('Enter');
      await page
        .locator('.chat li')
        .nth(n - 1)
        .waitFor();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.say .inp')?.value === '');
    }
    await field.fill('One too many');
    await field.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'too fast' }).waitFor();
    expect(await field.inputValue()).toBe('One too many');
    await field.fill('One too many, sorry');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

/** Two people and two bots, in a game. */
async function together(host: Page, guest: Page): Promise<void> {
  const table = await createTable(host);
  await guest.goto('/');
  await nameOneself(guest, 'Rosa');
  await guest.goto(table);
  await guest.locator('.lobby-bar .pri').click();
  await guest.locator('.lobby-seat.mine').waitFor();
  await host.getByText('Everybody is here.').waitFor();
  await startGame(host);
  await guest.locator('.table-screen').waitFor();
}

/** Until one of them is asked something, and the other is not. */
async function untilOnly(one: Page, other: Page): Promise<void> {
  for (;;) {
    if (await isAsked(other)) await rushOneself(other);
    else if (await isAsked(one)) return;
    else await one.waitForTimeout(50);
  }
}

function isAsked(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.querySelector('[data-live=asked]')?.textContent ?? '') !== '');
}
