import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, painted, resize, soon, useBrowser } from './support/browser.ts';
import { cutTexts } from './support/geometry.ts';
import { rushToTheEnd } from './support/play.ts';
import { speakPseudo } from './support/pseudo-language.ts';
import { createTable, startGame } from './support/table.ts';

useBrowser();

const MOVE = 12;

describe('A replay', () => {
  it('opens at a move of its address, and shows it through three players’ eyes', async () => {
    const page = await openPage();
    const table = await createTable(page);
    await startGame(page);
    await rushToTheEnd(page);
    await soon(() => page.locator('.figures-table tbody tr').count()).toBe(4);
    const link = await page.getByLabel('Link to the replay').inputValue();
    await page.goto(`${link}?move=${MOVE}`);
    await page.getByText(`Move ${MOVE} of`).waitFor();
    await soon(() => eyesOf(page)).toContain('Nell’s eyes');
    const seen = new Set<string | null>();
    for (const seat of [0, 1, 2]) {
      await page.getByLabel('Seen by').selectOption(String(seat));
      // Each of them sees another hand.
      await soon(() =>
        page
          .locator('.me')
          .getAttribute('aria-label')
          .then((hand) => seen.has(hand)),
      ).toBe(false);
      seen.add(await page.locator('.me').getAttribute('aria-label'));
      await soon(() => page.locator('.role-place .rolec').count()).toBe(1);
    }
    await stepping(page);
    await allHands(page);
    await onThePhone(page);
    await copying(page);
    await strangersSeeAllHands(link);
    await inALongerLanguage(page, [table, link]);
  });
});

/** The end of the game and its replay fit in any language. */
async function inALongerLanguage(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript(speakPseudo);
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('.results, .replay').first().waitFor();
    for (const size of ['desktop', 'phone'] as const) {
      await resize(page, size);
      await painted(page);
      found.push(...(await page.evaluate(cutTexts)).map((one) => `${address}, ${size}: ${one}`));
    }
    await soon(() => page.locator('#app').textContent()).toMatch(/[áéíóú]/);
  }
  expect(found).toEqual([]);
}

async function eyesOf(page: Page): Promise<readonly string[]> {
  return page.getByLabel('Seen by').locator('option').allTextContents();
}

async function stepping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.getByText(`Move ${MOVE + 1} of`).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(`Move ${MOVE} of`).waitFor();
  await page.waitForURL(new RegExp(String.raw`\?move=${MOVE}$`));
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(
    (move) => Number(document.querySelector<HTMLInputElement>('.scrubber input')?.value) > move,
    MOVE + 1,
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dustup-\w+\.json$/);
}

/** Over plain http no page may copy: the link is there to be copied by hand. */
async function copying(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
  await page.getByRole('button', { name: 'Copy link to this move' }).click();
  const field = page.getByRole('textbox', { name: 'Copy link to this move' });
  await field.waitFor();
  expect(await field.inputValue()).toMatch(/\/replay\/\w+\?move=\d+$/);
  const link = await field.inputValue();
  await soon(() => page.evaluate(() => getSelection()?.toString())).toBe(link);
}

/** However many cards somebody holds, they lie beside the next one's. */
async function allHands(page: Page): Promise<void> {
  await page.getByLabel('Seen by').selectOption('all');
  await page.locator('.all-hands ul').first().waitFor();
  const beside = await page.locator('.all-hands > div').evaluateAll((hands) =>
    hands.map((hand) => {
      const list = hand.querySelector('ul');
      const last = list?.lastElementChild;
      while (last != null && list !== null && list.children.length < 9) list.append(last.cloneNode(true));
      const edge = hand.getBoundingClientRect().right + 1;
      return [...hand.querySelectorAll('li')].filter((card) => card.getBoundingClientRect().right > edge).length;
    }),
  );
  expect(beside).toEqual(beside.map(() => 0));
}

async function onThePhone(page: Page): Promise<void> {
  await resize(page, 'phone');
  await page.locator('.table-screen.phone').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText(/Move (\d+) of \1\b/).waitFor();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByText('Move 0 of').waitFor();
  for (const name of ['Copy link to this move', 'Download the record'])
    expect(await page.getByRole('button', { name }).isVisible()).toBe(true);
  const bar = await page.locator('.replay-bar').boundingBox();
  expect(bar?.height).toBeLessThan(170);
}

async function strangersSeeAllHands(link: string): Promise<void> {
  const stranger = await openPage();
  await stranger.goto(`${link}?move=${MOVE}`);
  await soon(() => stranger.locator('.all-hands > div').count()).toBe(4);
}
