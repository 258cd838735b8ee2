import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, openPage, soon, useBrowser } from './support/browser.ts';
import { createTable, nameOneself, startGame } from './support/table.ts';

useBrowser();

describe('An evening with friends', () => {
  it('tells who was removed by whom, keeps a seat for a late friend, and lets a watcher play for a bot', async () => {
    const nell = await openPage();
    const table = await createTable(nell);
    const rosa = await arrive(table, 'Rosa');
    await sitDown(rosa);
    await nell.getByRole('button', { name: 'Remove Rosa' }).click();
    await rosa.getByText(/^Nell has removed you/).waitFor();
    await rosa.getByRole('button', { name: 'Watch' }).click();
    await nell.locator('.seat-for select').first().selectOption('friend');
    await rosa.locator('.lobby-seat.kept').waitFor();
    await startGame(nell);
    const june = await arrive(table, 'June', { isPhone: true });
    await june.locator('.live-line').click();
    await openTableTab(june);
    await june.locator('.ask-seat button').filter({ hasText: 'that’s me' }).click();
    await june.locator('.ask-seat').waitFor({ state: 'detached' });

    const zoe = await arrive(table, 'Zoe');
    await openTableTab(zoe);
    await zoe.locator('.ask-seat button').first().click();
    await nell.getByText(/^Zoe asks for seat/).waitFor();
    await nell.getByRole('button', { name: 'Let them play' }).click();
    await zoe.locator('.ask-seat').waitFor({ state: 'detached' });

    // What has just happened is met with a sign, which is to be seen for a moment at the seat, and stays in the log.
    await noteBubbles(rosa);
    await zoe.getByRole('tab', { name: 'Log' }).click();
    await zoe.getByRole('group', { name: 'React to this move' }).getByRole('button', { name: 'Whoa!' }).click();
    await soon(() => rosa.evaluate(() => document.documentElement.dataset['said'])).toBe('Zoe Whoa!');
    expect(await rosa.evaluate(() => document.documentElement.dataset['covered'])).toBe('0');
    await rosa.locator('.log .reaction').filter({ hasText: 'Whoa!: Zoe' }).waitFor();
  });

  it('takes in who comes by the link, offers a seat to one who watches, and passes the star at the table', async () => {
    const nell = await openPage();
    const table = await createTable(nell);
    // Nobody this browser knows: the name is given in the lobby.
    const june = await openPage({ isPhone: true, language: 'it' });
    await june.goto(table);
    await june.locator('.name-input').fill('June');
    await june.locator('.name-sit').click();
    await nell.locator('.lobby-seat:not(.open)').filter({ hasText: 'June' }).waitFor();

    const rosa = await arrive(table, 'Rosa');
    await nell.locator('.seat-for select').first().selectOption({ label: 'Rosa, who is watching' });
    await rosa.getByText(/^Nell offers you seat/).waitFor();
    await rosa.getByRole('button', { name: 'No, thanks' }).click();
    await rosa.getByText(/^Nell offers you seat/).waitFor({ state: 'detached' });
    await nell.locator('.seat-for select').first().selectOption({ label: 'Rosa, who is watching' });
    await rosa.locator('.lobby-claims').getByRole('button', { name: 'Sit down' }).click();
    await rosa.locator('.lobby-seat.mine').waitFor();

    await startGame(nell);
    await openTableTab(nell);
    const line = nell.locator('.people li').filter({ hasText: 'Rosa' });
    await line.getByRole('button', { name: 'Make host Rosa' }).click();
    await line.getByRole('button', { name: 'Really? Press again Rosa' }).first().click();
    await line.getByText('host').waitFor();
    await openTableTab(rosa);
    await rosa.getByRole('button', { name: 'Make host Nell' }).waitFor();
  });

  it('says what to do when a link leads nowhere', async () => {
    const page = await openPage({ isPhone: true });
    await page.goto('/table/ZZZZZZ');
    await page.getByText(/^There is no table at this link\..*Ask your friends/).waitFor();
    await page.getByRole('link', { name: 'Your games' }).click();
    await page.getByText('You have not finished a game yet.').waitFor();
    await page.goto('/replay/nothing');
    await page.getByText(/^This game does not exist/).waitFor();
  });

  it('says what to do where the browser keeps nothing', async () => {
    const page = await openPage({ isPhone: true });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('There is no room', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await page.getByText(/^You can play, but after a reload/).waitFor();
    await createTable(page);
    await startGame(page);
  });

  it('goes from the results to a replay watched together, and on to the next game', async () => {
    const nell = await openPage();
    const table = await createTable(nell);
    const rosa = await arrive(table, 'Rosa', { isPhone: true });
    await sitDown(rosa);
    await startGame(nell);
    await rosa.locator('.live-line').click();
    for (const page of [nell, rosa]) {
      await openTableTab(page);
      await page.getByRole('button', { name: /^(Vote to end|End) the game/ }).click();
    }
    await rosa.getByRole('button', { name: /I’m in/ }).click();
    await nell.getByText('In for the next game: Rosa').waitFor();
    await nell.getByRole('button', { name: 'Rematch 1 of 1 is in' }).waitFor();

    await nell.getByRole('link', { name: 'Watch', exact: true }).click();
    await nell.getByLabel('More: notes, watch together, what if').click();
    await nell.getByRole('checkbox', { name: 'Watch together' }).check();
    await rosa.getByRole('link', { name: 'Watch together' }).click();
    await rosa.locator('.replay').waitFor();
    await nell.getByRole('button', { name: 'To the beginning' }).click();
    await rosa.getByText('Move 0 of').waitFor();
    await rosa.locator('.replay-talk').getByRole('button', { name: 'Ouch' }).click();
    await nell.locator('.react-row .reaction').filter({ hasText: 'Ouch: Rosa' }).waitFor();

    await nell.goto(table);
    await nell.getByRole('button', { name: /Rematch/ }).click();
    await rosa.goto(table);
    await rosa.locator('.lobby-seat.mine').waitFor();
    await startGame(nell);
    await rosa.locator('.table-screen').waitFor();
    expect(rosa.url()).toBe(table);
  });
});

async function arrive(table: string, name: string, look: Look = {}): Promise<Page> {
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

async function openTableTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
}

/** Notes on the page what the first bubble says, and how many seats it lies on: it does not stay for long. */
async function noteBubbles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset: notes } = document.documentElement;
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const isOn = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    new MutationObserver(() => {
      const said = document.querySelector('.bubble')?.textContent;
      if (said == null || notes['said'] !== undefined) return;
      const bubbles = boxes('.bubble:not(.sr-only)');
      const covered = boxes('[data-spot^="seat:"]').filter((seat) => bubbles.some((bubble) => isOn(seat, bubble)));
      Object.assign(notes, { said: said.replaceAll(/\s+/g, ' '), covered: covered.length });
    }).observe(document, { subtree: true, childList: true });
  });
}
