import { describe, expect, it } from 'vitest';
import { type Look, openPage, useBrowser } from './support/browser.ts';
import { playSome } from './support/play.ts';
import { createTable, startGame } from './support/table.ts';

useBrowser();

type Sample = { readonly id: string; readonly copies: number };

/** Runs in the page: frame by frame, how often the card that lies turned on the stage is to be seen, hands left out. */
function sampleFrames(frames: number): Promise<Sample[]> {
  const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return new Promise((resolve) => {
    const samples: Sample[] = [];
    let last = '';
    let left = frames;
    const look = () => {
      const turned = document.querySelector('.staged:is(.turning, .open)')?.getAttribute('data-ids')?.split(' ')[0];
      if (turned != null) last = turned;
      if (last !== '') {
        // By its id: with the cards of a second set, two of them have the same face.
        const copies = [...document.querySelectorAll(`[data-ids~="${last}"], [data-card="${last}"]`)].filter(
          (one) => isSeen(one) && one.closest('.hand, .reader') === null,
        ).length;
        samples.push({ id: last, copies });
      }
      left -= 1;
      if (left > 0 && samples.length < 200 && document.querySelector('.results') === null) requestAnimationFrame(look);
      else resolve(samples);
    };
    requestAnimationFrame(look);
  });
}

describe('A card that is turned for a draw!', () => {
  it.each<{ where: string; look: Look; players: number; sets: readonly string[] }>([
    { where: 'on a large screen', look: {}, players: 7, sets: [] },
    { where: 'at eight seats on a phone', look: { isPhone: true }, players: 8, sets: ['Dodge City'] },
  ])('is to be seen once, in every frame, $where', async ({ look, players, sets }) => {
    const page = await openPage({ motion: 'full', ...look });
    await createTable(page, { players, sets, isHurried: false });
    await startGame(page);
    const pointer = look.isPhone === true ? 'touch' : 'mouse';
    const [samples] = await Promise.all([page.evaluate(sampleFrames, 3600), playSome(page, pointer, 12)]);
    expect(samples.length).toBeGreaterThan(20);
    expect(samples.filter(({ copies }) => copies > 1)).toEqual([]);
  });
});
