import { describe, it } from 'vitest';
import { expectAccessible } from './support/axe.ts';
import { openPage, resize, useBrowser } from './support/browser.ts';
import { rushToTheEnd } from './support/play.ts';
import { atRest, createTable, startGame } from './support/table.ts';

useBrowser();

describe('axe', () => {
  it.each(['/', '/settings', '/how-to-play', '/cards'])('finds nothing on %s', async (path) => {
    const page = await openPage();
    await page.goto(path);
    await page.locator('#app h1').first().waitFor();
    await expectAccessible(page, path);
  });

  it.each([
    ['/', '.home-main', '.first-name'],
    ['/settings', '.first-name', '.home-main'],
  ])('finds nothing on %s while its scripts are on the way', async (path, shown, hidden) => {
    const page = await openPage();
    await page.route(/assets\/.*\.js/, () => undefined); // it never comes
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(`#first ${shown}`).waitFor();
    await page.locator(`#first ${hidden}`).waitFor({ state: 'hidden' });
    await expectAccessible(page, `${path} without scripts`);
  });

  it('finds nothing on / while its screen is on the way', async () => {
    const page = await openPage();
    await page.route(/assets\/home-page.*\.js/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#app [role=status]').waitFor({ state: 'attached' });
    await expectAccessible(page, '/ without its screen');
  });

  it('finds nothing at a table while its other layout is on the way', async () => {
    const page = await openPage();
    await page.route(/assets\/phone-view.*\.js/, () => undefined);
    await createTable(page);
    await startGame(page);
    await atRest(page);
    await resize(page, 'phone');
    await page.locator('main[aria-busy=true]').waitFor({ state: 'attached' });
    await expectAccessible(page, 'table without its layout', ['phone']);
  });

  it('finds nothing about a card that is read', async () => {
    const page = await openPage();
    await page.goto('/cards');
    await page.locator('.gallery-entry').first().click();
    await page.locator('.details-rulings').waitFor();
    await expectAccessible(page, 'details of a card');
  });

  it('finds nothing from the lobby to the replay', async () => {
    const page = await openPage();
    await createTable(page);
    await expectAccessible(page, 'lobby');
    await startGame(page);
    await atRest(page);
    await expectAccessible(page, 'table');
    await rushToTheEnd(page);
    await expectAccessible(page, 'results');
    await page.getByRole('link', { name: 'Watch' }).click();
    await page.locator('.replay-bar').waitFor();
    await expectAccessible(page, 'replay');
  });
});
