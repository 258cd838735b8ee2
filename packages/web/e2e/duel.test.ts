import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { openPage, still, useBrowser } from './support/browser.ts';
import { duelMisfits } from './support/geometry.ts';
import { playSome, type Pointer } from './support/play.ts';
import { atRest, hurryBots, nameOneself } from './support/table.ts';

useBrowser();

/** Two or three to an answer: a card, its target, and the word that commits. */
const PRESSES = 40;
const PRESSES_BETWEEN_LOOKS = 4;

describe('A Duel', () => {
  it.each<{ where: string; pointer: Pointer; width: number; height: number }>([
    { where: 'by mouse on a small desktop', pointer: 'mouse', width: 1280, height: 720 },
    { where: 'by touch on a small phone', pointer: 'touch', width: 390, height: 664 },
  ])('is begun from the first page and played $where', async ({ pointer, width, height }) => {
    const page = await openPage({ isPhone: pointer === 'touch' });
    await page.setViewportSize({ width, height });
    await hurryBots(page);
    await page.goto('/');
    await nameOneself(page, 'Nell');
    const press = async (name: RegExp) => {
      const button = page.getByRole('button', { name });
      await (pointer === 'touch' ? button.tap() : button.click());
    };
    await press(/The Duel/);
    await page.locator('.lobby-seat.open').waitFor();
    await press(/Start the game/);
    let pressed = 0;
    for (let wanted = 0; wanted < PRESSES; wanted += PRESSES_BETWEEN_LOOKS) {
      await atRest(page);
      await still(page);
      expect.soft(await page.evaluate(duelMisfits), `after ${pressed} presses`).toEqual([]);
      if (wanted === PRESSES / 2) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      }
      pressed += await playSome(page, pointer, PRESSES_BETWEEN_LOOKS);
    }
    expect(pressed).toBeGreaterThan(PRESSES / 2);
  });
});
