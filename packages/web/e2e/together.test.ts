import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { parseFrame, secretsIn } from './support/parse-frame.ts';
import { playToTheEnd } from './support/play.ts';
import { createTable, nameOneself, startGame } from './support/table.ts';

useBrowser();

describe('Four people at four devices', () => {
  it('play a whole game together, and who watches is told no secret', async () => {
    const nell = await openPage();
    const table = await createTable(nell);
    const others = await Promise.all(['Tomás', 'Rosa', 'June'].map((name, at) => sitDown(table, name, at === 0)));
    const watcher = await openPage();
    const told: string[] = [];
    watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
    await watcher.goto(table);
    await watcher.locator('.lobby-bar').waitFor();
    await nell.getByText('Everybody is here.').waitFor();
    await startGame(nell);
    const people: readonly (readonly [Page, 'mouse' | 'touch'])[] = [
      [nell, 'mouse'],
      ...others.map((page, at) => [page, at === 0 ? 'touch' : 'mouse'] as const),
    ];
    const presses = await Promise.all(people.map(([page, pointer]) => playToTheEnd(page, pointer)));
    expect(presses.every((count) => count > 0)).toBe(true);
    await watcher.locator('.results').waitFor();
    const frames = told.map(parseFrame);
    expect(frames.filter(({ t }) => t === 'step').length).toBeGreaterThan(20);
    expect(frames.flatMap(secretsIn)).toEqual([]);
  });
});

async function sitDown(table: string, name: string, isPhone: boolean): Promise<Page> {
  const page = await openPage({ isPhone });
  await page.goto('/');
  await nameOneself(page, name);
  await page.goto(table);
  await page.locator('.name-sit').click();
  await page.locator('.lobby-seat.mine').waitFor();
  return page;
}
