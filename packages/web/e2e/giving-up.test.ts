import { describe, expect, it } from 'vitest';
import { openPage, useBrowser } from './support/browser.ts';
import { createTable, startGame } from './support/table.ts';

useBrowser();

describe('A game that is given up', () => {
  it('says so, shows what one knows and the seed, and leads to another one at the same table', async () => {
    const ann = await openPage();
    const table = await createTable(ann, { name: 'Ann' });
    await startGame(ann);
    await ann.locator('.table-screen').waitFor();
    await ann.getByRole('tab', { name: 'Table' }).click();
    await ann.getByRole('button', { name: 'End the game' }).click();
    await ann.getByRole('heading', { name: 'No winner' }).waitFor();
    await ann.getByText('The game was abandoned before it ended.').waitFor();
    const known = ann.locator('.fates .fate').filter({ hasText: 'Ann' });
    await known.waitFor();
    expect(await known.locator('.card.back').count()).toBe(0);
    await ann.getByText('The seed matches the promise').waitFor();
    await ann.locator('.next-panel .pri').click();
    await ann.locator('.table-screen').waitFor();
    expect(ann.url()).toBe(table);
  });
});
