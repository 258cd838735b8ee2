import { expect, it } from 'vitest';
import { addTally, countFailure, emptyTally, shareOf } from './tally.ts';

it('gives the interval of Wilson', () => {
  const half = shareOf(5, 10);
  expect(half.share).toBe(0.5);
  expect(half.low).toBeCloseTo(0.2366, 4);
  expect(half.high).toBeCloseTo(0.7634, 4);
  const none = shareOf(0, 10);
  expect(none.low).toBe(0);
  expect(none.high).toBeCloseTo(0.2775, 4);
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

it('adds up to the same in any order', () => {
  const one = { ...emptyTally(), games: 2, finished: 2, sides: { law: 2 }, roles: { sheriff: { games: 2, wins: 2 } } };
  const two = { ...emptyTally(), games: 1, finished: 1, sides: { law: 1 }, roles: { sheriff: { games: 1, wins: 1 } } };
  countFailure(one, { number: 7, problem: 'late' });
  countFailure(two, { number: 3, problem: 'early' });
  const sums = [
    [one, two],
    [two, one],
  ].map((tallies) => {
    const sum = emptyTally();
    for (const tally of tallies) addTally(sum, tally);
    return sum;
  });
  expect(sums[0]).toEqual(sums[1]);
  expect(sums[0]).toMatchObject({
    games: 5,
    finished: 3,
    sides: { law: 3 },
    roles: { sheriff: { games: 3, wins: 3 } },
  });
  expect(sums[0]?.failures.map(({ number }) => number)).toEqual([3, 7]);
});
