import { expect, it } from 'vitest';
import { run } from '../fake-io.ts';
import { everyTable } from '../games/playable.ts';
import { plannedGame } from '../games/plan.ts';

it('goes over all seat counts and options, and finds nothing', async () => {
  const { code, out, err } = await run('soak --games 36 --players 3-8 --seed s');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('36 of 36 games finished, 0 stuck or failed: 3 to 8 players');
  expect(JSON.parse((await run('soak --games 4 --json')).out)).toMatchObject({ games: 4, finished: 4, failed: 0 });
});

it('takes every choice of options that can be played', () => {
  const options = everyTable([5, 5]).map((table) => table.options.join('+'));
  expect(options).toEqual(expect.arrayContaining(['', 'beginners', 'twoCharacters', 'beginners+twoCharacters']));
});

it('plays each number of players with the sets that are for so many', () => {
  const setsFor = (players: number) => new Set(everyTable([players, players]).map(({ sets }) => sets.join(' ')));
  expect(setsFor(3)).toEqual(setsFor(8));
  expect([...setsFor(8)].every((sets) => sets.includes('dodge-city'))).toBe(true);
  expect(setsFor(5)).toContain('base');
  const plan = {
    seed: 's',
    games: 0,
    bot: 'random',
    players: [3, 8],
    tables: everyTable([3, 8]),
    isChecked: false,
  } as const;
  const games = Array.from({ length: 600 }, (_, number) => plannedGame(plan, number).setup);
  expect(games.filter(({ players, sets }) => !setsFor(players).has(sets.join(' ')))).toEqual([]);
  expect(new Set(games.map(({ players }) => players)).size).toBe(6);
});
