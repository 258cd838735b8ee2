import { expect, it } from 'vitest';
import { openPage, soon, useBrowser } from './support/browser.ts';
import { playByEar } from './support/keyboard.ts';
import { playSome, rushToTheEnd } from './support/play.ts';
import { createTable, startGame } from './support/table.ts';

useBrowser();

const SETS = ['Gold Rush', 'Armed & Dangerous', 'The Great Train Robbery'];

it('A game with shop, train and tokens is begun by keyboard, goes on by mouse and comes to its end', async () => {
  const page = await openPage();
  await createTable(page, { players: 4, sets: SETS });
  await startGame(page);
  await page.locator('.row.lined .row-end').waitFor();
  // Bots may buy before I am asked: then the row is filled up again.
  await soon(() => page.locator('.row.plain .plate-card').count()).toBe(3);
  await soon(() => page.locator('.bank li').count()).toBe(4);
  expect(await playByEar(page, 12)).toBeGreaterThan(0);
  await playSome(page, 'mouse', 20);
  await rushToTheEnd(page);
  await soon(() => page.locator('.fate').count()).toBe(4);
  const told = await page.locator('.fates').textContent();
  await page.reload();
  await soon(() => page.locator('.fates').textContent()).toBe(told);
});
