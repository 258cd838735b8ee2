import { declaredSets, isPlayable } from '@dustup/bang';
import { expect, it } from 'vitest';
import { run } from '../fake-io.ts';
import { type Plan, plannedGame } from '../games/plan.ts';

it('goes over all seat counts, drawn sets and options, and finds nothing', async () => {
  const { code, out, err } = await run('soak --games 36 --players 3-8 --seed s');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('36 of 36 games finished, 0 stuck or failed: 3–8 players');
  expect(JSON.parse((await run('soak --games 4 --json')).out)).toMatchObject({ games: 4, finished: 4, failed: 0 });
});

const PLAN: Plan = { seed: 's', games: 0, bot: 'random', players: [3, 8], tables: [], isChecked: false };
const setups = Array.from({ length: 3000 }, (_, number) => plannedGame(PLAN, number).setup);

it('draws only tables that so many can play, the same ones again from the same seed', () => {
  expect(setups.filter((setup) => !isPlayable(setup))).toEqual([]);
  expect(plannedGame(PLAN, 77).setup).toEqual(setups[77]);
});

it('draws every number of players, every pair of sets, and options alone and together', () => {
  expect(new Set(setups.map(({ players }) => players)).size).toBe(6);
  const pairs = declaredSets().flatMap((one) => declaredSets().map((other) => [one, other]));
  const isDrawn = (pair: readonly string[]) => setups.some(({ sets }) => pair.every((set) => sets.includes(set)));
  expect(pairs.filter((pair) => !isDrawn(pair))).toEqual([]);
  const drawn = new Set(setups.map(({ options = [] }) => [...options].sort().join('+')));
  expect([...drawn]).toEqual(expect.arrayContaining(['', 'beginners', 'twoCharacters', 'beginners+twoCharacters']));
});
