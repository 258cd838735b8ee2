import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, openPage, useBrowser } from './support/browser.ts';
import { showPlay, useLooks } from './support/looks.ts';

useBrowser();
useLooks();

const FRAME = 32;
/** So many frames after a card was turned count, and so many draw!s are looked at. */
const MOST_FRAMES = 4000;
const DRAWS = 3;

type Sample = { readonly id: string; readonly look: string; readonly copies: number };

/** Runs in the page: the card that was turned last, how it lies on the stage, and how often it is to be seen, hands left out. */
function look(last: string): Sample {
  const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const staged = document.querySelector('.staged:is(.back, .turning, .open)');
  const id = staged?.getAttribute('data-ids')?.split(' ')[0] ?? last;
  // By its id: with the cards of a second set, two of them have the same face.
  const copies = [...document.querySelectorAll(`[data-ids~="${id}"], [data-card="${id}"]`)].filter(
    (one) => isSeen(one) && one.closest('.hand, .reader') === null,
  ).length;
  return { id, look: staged?.className ?? '', copies: id === '' ? 0 : copies };
}

/** What each frame shows, on a clock that is told when a frame is over: a slow machine sees as many as a fast one. */
async function frames(page: Page): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const turned = new Set<string>();
  for (let frame = 0; frame < MOST_FRAMES && turned.size < DRAWS; frame++) {
    await page.clock.runFor(FRAME);
    const sample = await page.evaluate(look, samples.at(-1)?.id ?? '');
    samples.push(sample);
    if (sample.look.includes('open')) turned.add(sample.id);
  }
  return samples;
}

describe('A card that is turned for a draw!', () => {
  it.each<{ where: string; look: Look; players: number; sets: readonly string[] }>([
    { where: 'on a large screen', look: {}, players: 7, sets: [] },
    { where: 'at eight seats on a phone', look: { isPhone: true }, players: 8, sets: ['dodge-city'] },
  ])('is to be seen once, in every frame, $where', async ({ look, players, sets }) => {
    const page = await openPage({ motion: 'full', ...look });
    await page.clock.install();
    await showPlay(page, { players, sets });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const samples = await frames(page);
    const looks = new Set(samples.map((one) => one.look));
    // Face down, turning, open: each was there to be seen.
    expect([...looks].toSorted()).toEqual(['', 'staged back', 'staged open', 'staged turning']);
    expect(samples.filter(({ copies }) => copies > 1)).toEqual([]);
  });
});
