import type { Frame } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { misfits } from './support/geometry.ts';
import { openWindow, resizeWindow, showSituation, useLooks, wearLook } from './support/looks.ts';

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

const TEXT_SIZES = [100, 150, 200];

/** My turn with and without a card picked, an answer, cards to pick from, and others at play. */
const SITUATIONS = ['play', 'play, a card picked', 'dodge', 'generalStore', 'anything'];

async function show(frame: Frame, situation: string, players: number): Promise<void> {
  const [until = ''] = situation.split(',');
  if (until === situation) return showSituation(frame, { players, until, sets: SETS[players] ?? [] });
  await frame.evaluate(() =>
    document.querySelector<HTMLElement>('.hand .hand-card:not([aria-disabled=true]):not(.up)')?.click(),
  );
  await frame.waitForSelector('.bar.picking', { state: 'attached' });
}

async function misfitsAt(frame: Frame, size: string, textSize: number): Promise<readonly string[]> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await resizeWindow(frame, width, height);
  return frame.evaluate(misfits, textSize > 100 || GIVE_WAY.includes(size));
}

describe.each([3, 4, 5, 6, 7, 8])('A table for %i', (players) => {
  it.each(['en', 'it'])('is all on the screen at once, in every size of text, %s', async (language) => {
    const frame = await openWindow(await openPage({ isTraced: false }));
    const found: string[] = [];
    for (const situation of SITUATIONS) {
      await show(frame, situation, players);
      for (const [at, textSize] of TEXT_SIZES.entries()) {
        await wearLook(frame, { language, textSize });
        // There and back: a change between the two layouts takes longer than one of size.
        for (const size of at % 2 === 0 ? SIZES : SIZES.toReversed()) {
          const wrong = await misfitsAt(frame, size, textSize);
          found.push(...wrong.map((one) => `${situation}, ${textSize} %, ${size}: ${one}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
});
