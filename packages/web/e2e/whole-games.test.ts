import { describe, expect, it } from 'vitest';
import { openPage, soon, useBrowser } from './support/browser.ts';
import { playByEar } from './support/keyboard.ts';
import { playToTheEnd } from './support/play.ts';
import { atRest, createTable, startGame } from './support/table.ts';

useBrowser();

describe('A whole game against bots', () => {
  it('is played by mouse', async () => {
    const page = await openPage();
    await createTable(page, { players: 5 });
    await startGame(page);
    expect(await playToTheEnd(page, 'mouse')).toBeGreaterThan(0);
    await page.locator('.plot').waitFor();
    await soon(() => page.locator('.fate').count()).toBe(5);
    expect(await page.locator('.fate.winner').count()).toBeGreaterThan(0);
    expect(await page.locator('.results-head h1').textContent()).toMatch(/^You (won|lost) as /);
    await soon(() => page.locator('.fairness').textContent()).toContain('The seed matches the promise');
  });

  it('is played by touch, on a phone held upright', async () => {
    const page = await openPage({ isPhone: true });
    await createTable(page);
    await startGame(page);
    await page.locator('.table-screen.phone').waitFor();
    expect(await playToTheEnd(page, 'touch')).toBeGreaterThan(0);
    await page.locator('.plot').waitFor();
  });

  it('covers no card by what is read of it: on a narrow screen one holds it to read it', async () => {
    const page = await openPage({ isPhone: true });
    await createTable(page);
    await startGame(page);
    await atRest(page);
    const card = page.locator('.hand .hand-card').first();
    await card.hover(); // as touch screens do, too: the mouse they pretend to have stays where one has tapped
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await page.locator('.reader').count()).toBe(0);
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await page.locator('.reader.sheet').waitFor();
  });

  it('is played by keyboard alone, by what the live region says', async () => {
    const page = await openPage();
    await createTable(page);
    await page.keyboard.press('Escape');
    await page.locator('.lobby-bar .pri').focus();
    await page.keyboard.press('Enter');
    await page.locator('.table-screen').waitFor();
    expect(await playByEar(page)).toBeGreaterThan(0);
    await page.locator('.plot').waitFor();
  });

  // How long it takes is measured by `npm run bench:web`: a loaded machine must not fail it.
  it('begins two taps after a stranger has come', async () => {
    const page = await openPage();
    await page.goto('/');
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.locator('.bar.asked, .bar .ans').first().waitFor();
  });
});
