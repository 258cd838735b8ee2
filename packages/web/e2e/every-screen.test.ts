import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, painted, useBrowser } from './support/browser.ts';
import { misfits } from './support/geometry.ts';
import { openLooks, showSituation, useLooks, wearLook } from './support/looks.ts';

useBrowser();
useLooks();

const UPRIGHT = ['390x664', '360x640', '320x568', '820x1180'];
const WIDE = ['844x390', '1024x768', '1280x720', '1440x900', '1920x1080'];
const SIZES = [...UPRIGHT, ...WIDE];

/** So small that the seats may scroll; the bar, the answers and the hand never do. */
const GIVE_WAY = ['320x568', '844x390'];

/** Three and eight are more than the base game seats; events, a shop, a train and tokens take room of their own. */
const SETS: { readonly [players: number]: readonly string[] } = {
  3: ['dodge-city'],
  5: ['gold-rush'],
  6: ['high-noon', 'wild-west-show', 'armed-and-dangerous'],
  7: ['great-train-robbery'],
  8: ['dodge-city', 'high-noon', 'a-fistful-of-cards', 'gold-rush', 'armed-and-dangerous', 'great-train-robbery'],
};

const LOOKS = (['en', 'it'] as const).flatMap((language) =>
  ([100, 150, 200] as const).map((textSize) => ({ language, textSize })),
);

/** My turn with and without a card picked, an answer, cards to pick from, and others at play. */
const SITUATIONS = ['play', 'play, a card picked', 'dodge', 'generalStore', 'anything'];

async function misfitsAt(page: Page, size: string, textSize: number): Promise<readonly string[]> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await painted(page);
  await page.evaluate(endMotion);
  return page.evaluate(misfits, textSize > 100 || GIVE_WAY.includes(size));
}

/** Runs in the page. A card that is on its way to its place would lie wherever it is just now. */
function endMotion(): void {
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
  }
}

async function pickCard(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.hand .hand-card:not([aria-disabled=true]):not(.up)')?.click(),
  );
}

describe.each([3, 4, 5, 6, 7, 8])('A table for %i', (players) => {
  it.each(LOOKS)('is all on the screen at once, in $language at $textSize %', async (look) => {
    const page = await openPage();
    await openLooks(page);
    await wearLook(page, look);
    const found: string[] = [];
    for (const situation of SITUATIONS) {
      const [until = ''] = situation.split(',');
      if (until === situation) await showSituation(page, { players, until, sets: SETS[players] ?? [] });
      else await pickCard(page);
      for (const size of SIZES) {
        const wrong = await misfitsAt(page, size, look.textSize);
        found.push(...wrong.map((one) => `${situation}, ${size}: ${one}`));
      }
    }
    expect(found).toEqual([]);
  });
});
