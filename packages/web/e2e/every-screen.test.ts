import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, painted, useBrowser, wear } from './support/browser.ts';
import { misfits } from './support/geometry.ts';
import { playSome } from './support/play.ts';
import { createTable, letGo, startGame, untilAsked } from './support/table.ts';

useBrowser();

/** Every size there is: DUSTUP_E2E_SCREENS=all npx vitest run --config packages/web/e2e/vitest.config.ts every-screen */
const IS_WHOLE = process.env['DUSTUP_E2E_SCREENS'] === 'all';

const UPRIGHT = ['390x664', '360x640', '320x568', '820x1180'];
const WIDE = ['844x390', '1024x768', '1280x720', '1440x900', '1920x1080'];

/** So small that the seats may scroll; the bar, the answers and the hand never do. */
const GIVE_WAY = ['320x568', '844x390'];

/** Three and eight are more than the base game seats; events take room of their own. */
const SETS: { readonly [players: number]: readonly string[] } = {
  3: ['Dodge City'],
  6: ['High Noon'],
  8: ['Dodge City', 'High Noon', 'A Fistful of Cards'],
};

type Look = { readonly language: 'en' | 'it'; readonly textSize: 100 | 150 | 200 };

/** In every run the usual look and one at large text in the other language; the whole matrix is a command of its own. */
function looksFor(players: number): readonly Look[] {
  const all = (['en', 'it'] as const).flatMap((language) =>
    ([100, 150, 200] as const).map((textSize) => ({ language, textSize })),
  );
  if (IS_WHOLE) return all;
  const large = players % 2 === 0 ? 150 : 200;
  return all.filter(({ language, textSize }) => textSize === (language === 'en' ? 100 : large));
}

async function misfitsAt(page: Page, size: string, look: Look): Promise<readonly string[]> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  const found: string[] = [];
  for (const step of ['nothing chosen', 'a card chosen'] as const) {
    if (step === 'a card chosen') {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.hand .hand-card:not([aria-disabled=true]):not(.up)')?.click(),
      );
    }
    await painted(page);
    const where = `${size} ${look.language} ${look.textSize} %, ${step}`;
    const mayScroll = look.textSize > 100 || GIVE_WAY.includes(size);
    found.push(...(await page.evaluate(misfits, mayScroll)).map((one) => `${where}: ${one}`));
  }
  await letGo(page);
  return found;
}

describe.each([3, 4, 5, 6, 7, 8])('A table for %i', (players) => {
  it('is all on the screen at once: nothing is cut, covered or beside it', async () => {
    const page = await openPage();
    await createTable(page, { players, sets: SETS[players] ?? [] });
    await startGame(page);
    await playSome(page, 'mouse', 3);
    await untilAsked(page);
    await letGo(page);
    const found: string[] = [];
    for (const look of looksFor(players)) {
      await wear(page, look);
      await page.locator('.table-screen .bar').waitFor();
      await untilAsked(page);
      for (const size of [...UPRIGHT, ...WIDE]) found.push(...(await misfitsAt(page, size, look)));
    }
    expect(found).toEqual([]);
  });
});
