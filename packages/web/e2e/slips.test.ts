import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { createTable, startGame, untilAsked } from './support/table.ts';

useBrowser();

/** How often Play is tapped twice; by hand: DUSTUP_E2E_TAPS=100. */
const TAPS = Number(process.env['DUSTUP_E2E_TAPS'] ?? '4');

describe('A double tap on Play', () => {
  it('plays the card and never ends the turn', async () => {
    const page = await openPage({ isPhone: true });
    let tapped = 0;
    while (tapped < TAPS) {
      await createTable(page, { players: 4 });
      await startGame(page);
      for (let turn = 0; turn < 12 && tapped < TAPS; turn++) {
        const isMine = await page
          .locator('.end-turn:not(:disabled)')
          .waitFor({ timeout: 8000 })
          .then(() => true)
          .catch(() => false);
        if (!isMine) break;
        const before = await page.locator('.top .mut').textContent();
        const card = page.locator('.hand .hand-card:not([aria-disabled=true])').first();
        // Whoever plays the last card has nothing left to do: the turn ends by itself.
        if ((await page.locator('.hand .hand-card').count()) < 2 || (await card.count()) === 0) break;
        await card.tap();
        const target = page.locator('.seat.legal .seat-press').first();
        if ((await target.count()) > 0) await target.tap();
        const commit = page.locator('.bar:not(.fresh) .ans[data-hotkey=Enter]');
        if (
          !(await commit.waitFor({ timeout: 2000 }).then(
            () => true,
            () => false,
          ))
        ) {
          await page.keyboard.press('Escape');
          break;
        }
        const box = await commit.boundingBox();
        if (box === null) break;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
        tapped += 1;
        // On a slow machine the second one comes late: it may open what lies there now.
        if (await page.locator('.drawer.sheet').isVisible()) await page.keyboard.press('Escape');
        await untilAsked(page);
        expect(await page.locator('.top .mut').textContent()).toBe(before);
      }
    }
    expect(tapped).toBeGreaterThanOrEqual(TAPS);
  });
});
