import { describe, expect, it } from 'vitest';
import { openPage, painted, resize, still, useBrowser, wear } from './support/browser.ts';
import { cutTexts, overlaps } from './support/geometry.ts';
import { playSome } from './support/play.ts';
import { atRest, createTable, letGo, startGame } from './support/table.ts';

useBrowser();

const SIZES = ['desktop', 'phone'] as const;

const SMALL = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1536, height: 730 },
];

describe.each([7, 8])('A table for %i in a small window', (players) => {
  it('has no overlap and no cut text, from the choice of characters on', async () => {
    const page = await openPage();
    const sets = players === 8 ? ['Dodge City', 'High Noon', 'A Fistful of Cards'] : ['High Noon'];
    await createTable(page, { players, sets: [...sets, 'Choose your character'] });
    await startGame(page);
    await atRest(page);
    const found: string[] = [];
    for (const pressed of [0, 8]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await playSome(page, 'mouse', pressed);
      await atRest(page);
      // Bots may have ended it meanwhile.
      if ((await page.locator('.results').count()) > 0) break;
      await letGo(page);
      for (const language of ['en', 'it'] as const) {
        await wear(page, { language });
        for (const size of SMALL) {
          await page.setViewportSize(size);
          await page.locator('.ring .bar').waitFor();
          await still(page);
          const where = `${size.width} × ${size.height} ${language}, ${pressed} presses`;
          found.push(...(await page.evaluate(overlaps)).map((one) => `${where}: ${one}`));
          found.push(...(await page.evaluate(cutTexts)).map((one) => `${where}: ${one}`));
        }
      }
      await wear(page, { language: 'en' });
    }
    expect(found).toEqual([]);
  });
});

describe.each(['/', '/settings', '/how-to-play', '/cards', '/how-to-play/duel', '/cards/duel'])(
  'The page %s',
  (path) => {
    it('has no cut text and nothing beside the screen', async () => {
      const page = await openPage();
      const found: string[] = [];
      for (const language of ['en', 'it'] as const) {
        for (const textSize of [100, 200] as const) {
          await page.goto(path);
          await wear(page, { language, textSize });
          for (const size of SIZES) {
            await resize(page, size);
            await page.locator('#app h1').first().waitFor();
            await painted(page);
            found.push(...(await page.evaluate(cutTexts)).map((one) => `${size} ${language} ${textSize} %: ${one}`));
          }
        }
      }
      expect(found).toEqual([]);
    });
  },
);
