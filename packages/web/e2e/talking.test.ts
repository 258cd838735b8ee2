import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, soon, useBrowser } from './support/browser.ts';
import { rushOneself, rushToTheEnd } from './support/play.ts';
import { refusing } from './support/refusing.ts';
import { atRest, createTable, nameOneself, startGame, untilAsked } from './support/table.ts';

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
    await atRest(nell);
    const before = await nell.locator('.top .mut').textContent();
    await nell.keyboard.type('lieve the renegade here');
    await field.waitFor();
    expect(await field.inputValue()).toBe('I believe the renegade here');
    expect(await nell.locator('.top .mut').textContent()).toBe(before);
    await nell.getByRole('button', { name: /^(Answer now|Your turn)$/ }).click();
    await field.waitFor({ state: 'detached' });
    await soon(() => isAsked(nell)).toBe(true);
    await nell.keyboard.press('c');
    expect(await field.inputValue()).toBe('I believe the renegade here');
    await field.press('Enter');
    await rosa.getByRole('tab', { name: /Chat/ }).click();
    await rosa.locator('.chat').getByText('I believe the renegade here').waitFor();
    await soon(() => field.inputValue()).toBe('');
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
    await refusing(page, 'say', { refused: 'tooFast', messages: 20, span: 10_000 });
    await createTable(page);
    await startGame(page);
    await page.getByRole('tab', { name: /Chat/ }).click();
    const field = page.getByLabel('Say something');
    const why = page.getByRole('alert').filter({ hasText: 'too fast' });
    await field.fill('One line too many');
    await field.press('Enter');
    await why.waitFor();
    expect(await field.inputValue()).toBe('One line too many');
    await field.fill('One too many, sorry');
    await why.waitFor({ state: 'detached' });
  });
});

describe('Somebody muted', () => {
  it('is not to be seen, stays so after a reload, and can be heard again', async () => {
    const nell = await openPage();
    const rosa = await openPage({ isPhone: true });
    await together(nell, rosa);
    const say = async (words: string) => {
      await rosa.getByLabel('Say something').fill(words);
      await rosa.getByLabel('Say something').press('Enter');
      await rosa.locator('.chat').getByText(words).waitFor();
    };
    await rosa.keyboard.press('c');
    await nell.getByRole('tab', { name: /Chat/ }).click();
    await say('Nell cheats');
    await nell.getByRole('button', { name: 'Mute Rosa' }).click();
    await nell.getByText('You have muted Rosa.').waitFor();
    await soon(() => nell.getByText('Nell cheats').count()).toBe(0);
    await say('She does');
    await nell.reload();
    await nell.getByRole('tab', { name: /Chat/ }).click();
    await nell.getByRole('button', { name: 'Unmute Rosa' }).click();
    await nell.getByText('You have muted Rosa.').waitFor({ state: 'detached' });
    await say('Well shot');
    await nell.locator('.chat').getByText('Well shot').waitFor();
  });
});

describe('The record of a game', () => {
  it('has no field to say something in', async () => {
    const page = await openPage();
    await createTable(page);
    await startGame(page);
    await rushToTheEnd(page);
    await page.getByRole('link', { name: 'Watch' }).click();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByText('Chat is not recorded.').waitFor();
    expect(await page.getByLabel('Say something').count()).toBe(0);
  });
});

/** Two people and two bots, in a game. */
async function together(host: Page, guest: Page): Promise<void> {
  const table = await createTable(host);
  await guest.goto('/');
  await nameOneself(guest, 'Rosa');
  await guest.goto(table);
  await guest.locator('.name-sit').click();
  await guest.locator('.lobby-seat.mine').waitFor();
  await host.getByText('Everybody is here.').waitFor();
  await startGame(host);
  await guest.locator('.table-screen').waitFor();
}

/** Until one of them is asked something, and the other is not. */
async function untilOnly(one: Page, other: Page): Promise<void> {
  for (;;) {
    if ((await one.locator('.results').count()) > 0) throw new Error('the game is over');
    if (await isAsked(other)) await rushOneself(other);
    else if (await isAsked(one)) return;
    else await Promise.race([untilAsked(one), untilAsked(other)]);
  }
}

function isAsked(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.querySelector('[data-live=asked]')?.textContent ?? '') !== '');
}
