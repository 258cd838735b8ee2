import { describe, expect, it } from 'vitest';
import { openPage, painted, resize, useBrowser } from './support/browser.ts';
import { cutTexts, misfits } from './support/geometry.ts';
import { openLooks, showSituation, useLooks } from './support/looks.ts';
import { speakPseudo } from './support/pseudo-language.ts';
import { createTable } from './support/table.ts';

useBrowser();
useLooks();

/** Those that lay something out. */
const SETS = [['gold-rush'], ['great-train-robbery'], ['armed-and-dangerous', 'valley-of-shadows'], ['wild-west-show']];

const SIZES = ['desktop', 'phone'] as const;

describe('In a language with longer words', () => {
  it.each(['/', '/settings', '/how-to-play', '/cards'])('the page %s cuts nothing off', async (path) => {
    const page = await openPage();
    await page.addInitScript(speakPseudo);
    await page.goto(path);
    const found: string[] = [];
    for (const size of SIZES) {
      await resize(page, size);
      await page.locator('#app h1').first().waitFor();
      await painted(page);
      found.push(...(await page.evaluate(cutTexts)).map((one) => `${size}: ${one}`));
    }
    expect(await page.locator('#app').textContent()).toMatch(/[áéíóú]/);
    expect(found).toEqual([]);
  });

  it('a lobby cuts nothing off', async () => {
    const page = await openPage();
    await createTable(page, { players: 5 });
    await page.addInitScript(speakPseudo);
    await page.reload();
    const found: string[] = [];
    for (const size of SIZES) {
      await resize(page, size);
      await page.locator('.role-mix').first().waitFor();
      await painted(page);
      // The name of the table stands in full below its head.
      const cut = (await page.evaluate(cutTexts)).filter((one) => !one.startsWith('cut: page-name'));
      found.push(...cut.map((one) => `${size}: ${one}`));
    }
    expect(found).toEqual([]);
  });

  it.each([4, 7])('a table for %i is all on the screen', async (players) => {
    const page = await openPage();
    await page.addInitScript(speakPseudo);
    await openLooks(page);
    const found: string[] = [];
    for (const until of ['play', 'dodge', 'generalStore', 'anything']) {
      await showSituation(page, { players, until, sets: [] });
      for (const size of SIZES) {
        await resize(page, size);
        await painted(page);
        const wrong = await page.evaluate(misfits, false);
        found.push(...wrong.map((one) => `${until}, ${size}: ${one}`));
      }
    }
    expect(found).toEqual([]);
  });

  it('a table with shop, train and tokens is all on the screen', async () => {
    const page = await openPage();
    await page.addInitScript(speakPseudo);
    await openLooks(page);
    const found: string[] = [];
    for (const sets of SETS) {
      await showSituation(page, { players: 5, until: 'play', sets });
      for (const size of SIZES) {
        await resize(page, size);
        await painted(page);
        const wrong = await page.evaluate(misfits, false);
        found.push(...wrong.map((one) => `${sets.join(' and ')}, ${size}: ${one}`));
      }
    }
    expect(found).toEqual([]);
  });
});
