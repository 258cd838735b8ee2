import type { Page } from 'playwright-core';
import { painted } from './browser.ts';

export type TableWishes = {
  readonly name?: string;
  readonly players?: number;
  /** Besides the base game, by their names; rules of the house, too. */
  readonly sets?: readonly string[];
  /** Bots give people no time to follow what they do. */
  readonly isHurried?: boolean;
};

/** From the first page to a lobby of one's own, at a fast pace and without a clock; the address of the table. */
export async function createTable(page: Page, wishes: TableWishes = {}): Promise<string> {
  const { name = 'Nell', players = 4, sets = [], isHurried = true } = wishes;
  if (isHurried) await hurryBots(page);
  await page.goto('/');
  await nameOneself(page, name);
  await page.getByRole('button', { name: /Create a table/ }).click();
  await page.getByRole('radio', { name: 'at once' }).click();
  await page.getByText('Advanced').click();
  await page.getByRole('radio', { name: 'none' }).click();
  for (const set of sets) {
    await page.getByRole('switch', { name: set }).click();
    await page.getByRole('switch', { name: set, checked: true }).waitFor();
  }
  await setPlayers(page, players);
  return page.url();
}

/** People are given time to follow what bots do; a test is not, as little as any program that asks for it. */
export async function hurryBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      override send(said: Parameters<WebSocket['send']>[0]): void {
        if (typeof said !== 'string') return super.send(said);
        super.send(said.replace('"pace":"quick"', '"pace":"fast"').replace('"game":"duel"', '$&,"pace":"fast"'));
      }
    };
  });
}

export async function nameOneself(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('You play as');
  // The name that the server knows comes a moment after the field.
  await page.waitForFunction(() => (document.querySelector<HTMLInputElement>('#app .name-input')?.value ?? '') !== '');
  await field.fill(name);
  await field.press('Enter');
  await page.waitForFunction(() => document.querySelector('.name-save') === null);
}

async function setPlayers(page: Page, players: number): Promise<void> {
  const shown = page.locator('.stepper output');
  for (;;) {
    const now = Number(await shown.textContent());
    if (now === players) return;
    await page.getByRole('button', { name: now < players ? 'More players' : 'Fewer players' }).click();
    await page.waitForFunction(
      (before) => document.querySelector('.stepper output')?.textContent !== before,
      String(now),
    );
  }
}

export async function startGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Start the game/ }).click();
  await page.locator('.table-screen').waitFor();
}

/**
 * Until one is asked something, is told so aloud and sees the table, or the game is over. What one could do at any time is no question.
 * The table itself loads after what is said of it.
 */
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const said = document.querySelector('[data-live=asked]')?.textContent ?? '';
    return (said !== '' && document.querySelector('.bar') !== null) || document.querySelector('.results') !== null;
  });
}

/** Until one is asked something, and everything that led there has been shown: only a move of one's own changes the table now. */
export async function atRest(page: Page): Promise<void> {
  await untilAsked(page);
  await page.locator('.table-screen:not([data-behind]), .results').first().waitFor();
  await painted(page);
}

/** Takes back whatever was chosen and not sent yet. */
export async function letGo(page: Page): Promise<void> {
  const back = page.locator('.ans[data-hotkey=Esc]');
  while (await back.isVisible()) await page.keyboard.press('Escape');
}
