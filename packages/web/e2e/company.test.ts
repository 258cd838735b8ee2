import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, openPage, soon, useBrowser } from './support/browser.ts';
import { createTable, nameOneself, startGame } from './support/table.ts';

useBrowser();

describe('A vote', () => {
  it('is put before everybody at once, and goes when it is withdrawn or carried', async () => {
    const { ann, bob } = await annAndBob();
    await openTableTab(ann);
    await ann.getByRole('button', { name: 'Vote to pause' }).click();
    await notice(bob).getByText('Ann wants to pause: 1 of 2').waitFor();
    await soon(() => bob.locator('[data-live=votes]').textContent()).toBe('Ann wants to pause: 1 of 2');
    await ann.getByRole('button', { name: 'Vote to pause 1 of 2', pressed: true }).waitFor();
    await notice(ann).getByRole('button', { name: 'Take it back' }).click();
    await notice(bob).waitFor({ state: 'detached' });
    await ann.getByRole('button', { name: 'Vote to pause' }).click();
    await notice(bob).getByRole('button', { name: 'Agree' }).tap();
    for (const page of [ann, bob]) {
      await page.getByText('The game is paused').first().waitFor();
      await notice(page).waitFor({ state: 'detached' });
    }
  });
});

describe('Somebody at the table', () => {
  it('who plays is shown out by a vote of the others, who watches by the host, each asked for twice', async () => {
    const ann = await openPage();
    const table = await createTable(ann, { name: 'Ann' });
    const [bob, cleo, eve] = await Promise.all([
      guestAt(table, 'Bob'),
      guestAt(table, 'Cleo', { isPhone: true }),
      guestAt(table, 'Eve'),
    ]);
    await sitDown(bob);
    await sitDown(cleo);
    await eve.locator('.lobby-bar').waitFor();
    await startGame(ann);
    await openTableTab(ann);
    await showOut(ann, 'Eve', 'Remove');
    await eve.locator('.gone').getByText('Ann').waitFor();
    await personLine(ann, 'Eve').waitFor({ state: 'detached' });
    await showOut(ann, 'Bob', 'Vote to remove');
    await personLine(ann, 'Bob').getByText('1 of 2 want this').waitFor();
    await cleo.locator('.live-line').tap();
    await openTableTab(cleo);
    await showOut(cleo, 'Bob', 'Vote to remove');
    await bob.locator('.gone').waitFor();
    await personLine(ann, 'Bob').getByText('Gave up').waitFor();
    await soon(() => personLine(ann, 'Bob').getByRole('button').count()).toBe(0);
  });
});

describe('The link to another device', () => {
  it('is selected to be copied by hand, where the browser copies nothing', async () => {
    const page = await openPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const link = await seatLinkOf(page, 'Ann');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    expect(link).toContain('?link=');
    await soon(() => page.evaluate(() => getSelection()?.toString())).toBe(link);
  });

  it('opened by somebody else asks first, and there is a way back from each of several', async () => {
    const [annsLink, cleosLink] = [
      await seatLinkOf(await openPage(), 'Ann'),
      await seatLinkOf(await openPage(), 'Cleo'),
    ];
    const bob = await openPage();
    await bob.goto('/');
    await nameOneself(bob, 'Bob');
    const wasBob = await identityIn(bob);
    await bob.goto(annsLink);
    await bob.getByRole('button', { name: 'Stay who I am' }).click();
    await bob.locator('.table-screen').waitFor();
    expect(await identityIn(bob)).toBe(wasBob);
    const wasAnn = await becomes(bob, annsLink, 'Ann');
    await becomes(bob, cleosLink, 'Cleo');
    // One that is none takes nothing from it.
    await bob.goto(`${new URL(bob.url()).pathname}?link=x`);
    await bob.waitForURL((url) => !url.search.includes('link='));
    await bob.locator('.table-screen').waitFor();
    for (const was of [wasAnn, wasBob]) {
      await bob.goto('/settings');
      await bob.getByRole('button', { name: 'Switch back' }).click();
      await bob.waitForFunction((identity) => localStorage.getItem('dustup.guest') === identity, was);
    }
  });
});

/** The link to their seat at a table of their own. */
async function seatLinkOf(page: Page, name: string): Promise<string> {
  await createTable(page, { name });
  await startGame(page);
  await openTableTab(page);
  await page.getByRole('button', { name: 'Play on another device' }).click();
  return page.locator('.device-link input').inputValue();
}

/** Opens somebody's link, says yes, and is them. */
async function becomes(page: Page, link: string, name: string): Promise<string | null> {
  const before = await identityIn(page);
  await page.goto(link);
  await page.getByRole('button', { name: `I am ${name}` }).waitFor();
  await page.waitForURL((url) => !url.search.includes('link='));
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('.table-screen').waitFor();
  await page.waitForFunction((was) => localStorage.getItem('dustup.guest') !== was, before);
  return identityIn(page);
}

async function identityIn(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('dustup.guest'));
}

/** Two people and two bots, at a table without a clock; Bob with a phone. */
async function annAndBob(): Promise<{ ann: Page; bob: Page }> {
  const ann = await openPage();
  const table = await createTable(ann, { name: 'Ann' });
  const bob = await guestAt(table, 'Bob', { isPhone: true });
  await sitDown(bob);
  await startGame(ann);
  await bob.locator('.table-screen').waitFor();
  return { ann, bob };
}

async function guestAt(table: string, name: string, look: Look = {}): Promise<Page> {
  const page = await openPage(look);
  await page.goto('/');
  await nameOneself(page, name);
  await page.goto(table);
  return page;
}

async function sitDown(page: Page): Promise<void> {
  await page.locator('.name-sit').click();
  await page.locator('.lobby-seat.mine').waitFor();
}

function personLine(page: Page, name: string) {
  return page.locator('.people li').filter({ hasText: name });
}

async function showOut(page: Page, name: string, label: string): Promise<void> {
  await personLine(page, name)
    .getByRole('button', { name: `${label} ${name}`, exact: true })
    .click();
  await personLine(page, name).getByRole('button', { name: 'Really? Press again' }).click();
}

function notice(page: Page) {
  return page.locator('.vote-notice');
}

async function openTableTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
}
