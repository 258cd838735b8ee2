import { expect, it } from 'vitest';
import { run } from '../fake-io.ts';
import { everyTable } from '../games/playable.ts';

it('goes over all seat counts and options, and finds nothing', async () => {
  const { code, out, err } = await run('soak --games 24 --players 4-7 --seed s');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('24 of 24 games finished, 0 stuck or failed: 4 to 7 players');
  expect(JSON.parse((await run('soak --games 4 --json')).out)).toMatchObject({ games: 4, finished: 4, failed: 0 });
});

it('takes every choice of options that can be played', () => {
  const options = everyTable(5).map((table) => table.options.join('+'));
  expect(options).toEqual(expect.arrayContaining(['', 'beginners', 'twoCharacters', 'beginners+twoCharacters']));
});
