import { declaredSets } from '@dustup/bang';
import { expect, it } from 'vitest';
import { describe as inWords } from './report.ts';
import { runBench } from './run-bench.ts';

it('measures the real server under real clients, and loses nothing on the way', async () => {
  let drawn = '';
  const figures = await runBench({
    tables: 3,
    players: 8,
    seconds: 2,
    sets: declaredSets(),
    warmUp: 1,
    out: { write: (text) => (drawn += text), isTerminal: false },
    nodeFlags: [],
  });
  expect(figures).toMatchObject({ tables: 3, sockets: 24, lost: 0, refusals: [] });
  expect(figures.answersPerSecond).toBeGreaterThan(0);
  expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
  for (const name of [
    'p50',
    'cpu',
    'rssPerSocket',
    'rebuild',
    'rebuildCpu',
    'back',
    'backAfterKill',
    'commit',
  ] as const)
    expect([name, figures[name] > 0]).toEqual([name, true]);
  for (const { median, p99, most } of [figures.step, figures.question]) {
    expect(median).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(median);
    expect(most).toBeGreaterThanOrEqual(p99);
  }
  expect(drawn).toContain('100 % they play');
  expect(inWords(figures)).toContain('3 tables of 8 (base, ');
});
