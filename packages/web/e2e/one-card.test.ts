import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { playSome } from './support/play.ts';
import { createTable, startGame } from './support/table.ts';

useBrowser();

type Sample = { readonly face: string; readonly copies: number };

/** Runs in the page: frame by frame, how often the face that lies turned on the stage is to be seen, hands left out. */
function sampleFrames(frames: number): Promise<Sample[]> {
  const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return new Promise((resolve) => {
    const samples: Sample[] = [];
    let last = '';
    let left = frames;
    const look = () => {
      const turned = document.querySelector('.staged:is(.turning, .open) [data-face]')?.getAttribute('data-face');
      if (turned != null) last = turned;
      if (last !== '') {
        const copies = [...document.querySelectorAll(`[data-face="${last}"]`)].filter(
          (one) => isSeen(one) && one.closest('.hand, .reader') === null,
        ).length;
        samples.push({ face: last, copies });
      }
      left -= 1;
      if (left > 0 && samples.length < 200 && document.querySelector('.results') === null) requestAnimationFrame(look);
      else resolve(samples);
    };
    requestAnimationFrame(look);
  });
}

describe('A card that is turned for a draw!', () => {
  it('is to be seen once, in every frame', async () => {
    const page = await openPage({ motion: 'full' });
    await createTable(page, { players: 7, isHurried: false });
    await startGame(page);
    const [samples] = await Promise.all([page.evaluate(sampleFrames, 3600), playSome(page, 'mouse', 12)]);
    expect(samples.length).toBeGreaterThan(20);
    expect(samples.filter(({ copies }) => copies > 1)).toEqual([]);
  });
});
