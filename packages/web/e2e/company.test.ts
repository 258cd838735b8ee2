import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { createTable, nameOneself, startGame } from './support/table.ts';

useBrowser();

describe('A vote', () => {
  it('is put before everybody at once, and goes when it is withdrawn or carried', async () => {
    const { ann, bob } = await annAndBob();
    await openTableTab(ann);
    await ann.getByRole('button', { name: 'Vote to pause' }).click();
    await notice(bob).getByText('Ann wants to pause: 1 of 2').waitFor();
    expect(await bob.locator('[data-live=votes]').textContent()).toBe('Ann wants to pause: 1 of 2');
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

/** Two people and two bots, at a table without a clock; Bob with a phone. */
async function annAndBob(): Promise<{ ann: Page; bob: Page; table: string }> {
  const ann = await openPage();
  const table = await createTable(ann, { name: 'Ann' });
  const bob = await openPage({ isPhone: true });
  await bob.goto('/');
  await nameOneself(bob, 'Bob');
  await bob.goto(table);
  await bob.locator('.lobby-bar .pri').click();
  await bob.locator('.lobby-seat.mine').waitFor();
  await startGame(ann);
  await bob.locator('.table-screen').waitFor();
  return { ann, bob, table };
}

function notice(page: Page) {
  return page.locator('.vote-notice');
}

async function openTableTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
}
