import { expect, it } from 'vitest';
import { calibrate } from './calibrate.ts';
import { measureForks } from './forks.ts';
import { measureApart } from './measure-apart.ts';
import { median, quantile } from './statistics.ts';
import { measureGames } from './whole-games.ts';

it('takes the middle, and the end of a tail', () => {
  expect(median([9, 1, 5])).toBe(5);
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(quantile(hundred, 0.95)).toBe(96);
  expect(quantile(hundred, 1)).toBe(100);
});

it('measures whole games against the calibration', () => {
  expect(calibrate()).toBeGreaterThan(0);
  const speed = measureGames({ sets: ['base'], players: 4, bot: 'random' }, { runs: 1, secondsPerRun: 0.01 });
  expect(speed).toMatchObject({ sets: ['base'], players: 4, bot: 'random', failed: 0 });
  expect(speed.decisionsPerSecond).toBeGreaterThan(speed.gamesPerSecond);
  expect(speed.decisionsPerCalibration).toBeGreaterThan(0);
});

it('measures each kind of game in a thread of its own', async () => {
  const speed = await measureApart({
    sets: ['base', 'dodge-city'],
    players: 8,
    bot: 'rule',
    effort: { runs: 1, secondsPerRun: 0.01 },
  });
  expect(speed).toMatchObject({ sets: ['base', 'dodge-city'], players: 8, bot: 'rule', failed: 0 });
});

it('measures forks and saved positions', () => {
  const { questions, forkMicroseconds, savedBytes } = measureForks(4);
  expect(questions).toBeGreaterThan(4);
  expect(forkMicroseconds.p95).toBeGreaterThanOrEqual(forkMicroseconds.median);
  expect(savedBytes.max).toBeGreaterThanOrEqual(savedBytes.median);
  expect(savedBytes.max).toBeLessThan(8 * 1024);
});
