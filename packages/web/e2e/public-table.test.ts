import { describe, it } from 'vitest';
import { openPage, soon, useBrowser } from './support/browser.ts';
import { createTable, nameOneself } from './support/table.ts';

useBrowser();

describe('A public table on the first page', () => {
  it('seats whoever sits down, and is returned to by whoever has a seat', async () => {
    const ann = await openPage();
    await createTable(ann, { name: 'Ann', sets: ['Public table'] });
    const bob = await openPage();
    await bob.goto('/');
    await nameOneself(bob, 'Bob');
    await bob.getByRole('button', { name: 'Sit down: Ann’s table' }).click();
    await bob.locator('.lobby-seat.mine').waitFor();
    await ann.getByRole('button', { name: 'Stand up and watch' }).click();
    await bob.getByText('Waiting for Ann to start the game').waitFor();
    await bob.getByRole('link', { name: 'Dustup' }).click();
    await bob.getByRole('link', { name: 'Return: Ann’s table' }).click();
    await bob.locator('.lobby-seat.mine').waitFor();
    await soon(() => bob.getByText('Ann is the host').count()).toBe(1);
  });
});
