import type { Page } from 'playwright-core';
import { describe, it, onTestFinished } from 'vitest';
import { openPage, seedOfTest, soon, useBrowser } from './support/browser.ts';
import { playSome, rushToTheEnd } from './support/play.ts';
import { startServer } from './support/server.ts';
import { atRest, createTable, letGo, startGame } from './support/table.ts';

useBrowser();

describe('A player who comes back', () => {
  it('finds everything as it was after a reload', async () => {
    const page = await inAGame();
    const before = await whatIsSeen(page);
    await page.reload();
    await atRest(page);
    await soon(() => whatIsSeen(page)).toEqual(before);
  });

  it('plays on from a second device, by the seat link, and back again', async () => {
    const page = await inAGame();
    const before = await whatIsSeen(page);
    const link = await seatLink(page);
    const phone = await openPage({ isPhone: true });
    await phone.goto(link);
    await phone.getByRole('button', { name: /^I am / }).click();
    await atRest(phone);
    await soon(() => new URL(phone.url()).searchParams.has('link')).toBe(false);
    await soon(() => handOf(phone)).toEqual(before.hand);
    await page.getByRole('button', { name: 'Play here' }).click();
    await phone.getByRole('button', { name: 'Play here' }).waitFor();
    await atRest(page);
    await soon(() => whatIsSeen(page)).toEqual(before);
  });

  it('returns to the kept seat from the first page', async () => {
    const page = await inAGame();
    const before = await whatIsSeen(page);
    await page.goto('/');
    await page.locator('.kept-seat').getByRole('link', { name: 'Return' }).click();
    await atRest(page);
    await soon(() => whatIsSeen(page)).toEqual(before);
  });

  it('finds the way back after leaving in mid-game, and no seat that was given up', async () => {
    const page = await openPage();
    for (let times = 0; times < 2; times++) {
      await createTable(page);
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.locator('.home').waitFor();
    }
    await createTable(page);
    await startGame(page);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await soon(() => page.locator('.kept-seat').count()).toBe(1);
    await page.locator('.kept-seat').getByRole('link', { name: 'Return' }).click();
    // Who stands in plays as fast as bots do.
    await page.locator('.table-screen, .results').first().waitFor();
  });
});

describe('A server that is killed in mid-game', () => {
  it('comes back with every table as it was, and pages find it by themselves', async () => {
    const server = await startServer(seedOfTest());
    let running = server;
    onTestFinished(() => running.end());
    const page = await inAGame(server.url);
    const inLobby = await openPage({ url: server.url });
    await createTable(inLobby, { name: 'Ann' });
    const before = await whatIsSeen(page);
    const killAndStart = async (pages: readonly Page[]) => {
      await running.kill();
      for (const one of pages) await lost(one).waitFor();
      running = await startServer(`${seedOfTest()}, again`, { before: running });
      for (const one of pages) await lost(one).waitFor({ state: 'detached' });
    };
    await killAndStart([page, inLobby]);
    await atRest(page);
    await soon(() => whatIsSeen(page)).toEqual(before);
    await rushToTheEnd(page);
    await killAndStart([page]);
    await startGame(inLobby);
  });
});

/** At a table with bots, some moves into the game, and asked something. */
async function inAGame(url?: string): Promise<Page> {
  const page = await openPage(url === undefined ? {} : { url });
  do {
    await createTable(page, { players: 7 });
    await startGame(page);
    await playSome(page, 'mouse', 4);
    await atRest(page);
    // Bots may have ended it already: then there is another one.
  } while ((await page.locator('.results').count()) > 0);
  await letGo(page);
  return page;
}

function lost(page: Page) {
  return page.getByText(/Connection lost/).first();
}

async function whatIsSeen(page: Page) {
  return {
    hand: await handOf(page),
    turn: await page.locator('.top .mut').textContent(),
    seats: await page.locator('.seat .seat-press').evaluateAll((seats) => seats.map((seat) => seat.ariaLabel)),
  };
}

async function handOf(page: Page): Promise<readonly string[]> {
  const cards = await page.locator('.hand .hand-card .sr-only').allTextContents();
  const names = cards.map((card) => /^.*?, \w+ of \w+/.exec(card)?.[0] ?? card);
  return names;
}

async function seatLink(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Play on another device' }).click();
  return page.locator('.device-link input').inputValue();
}
