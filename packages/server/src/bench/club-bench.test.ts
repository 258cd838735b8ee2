import { expect, it } from 'vitest';
import { runClubBench } from './club-bench.ts';
import { describeClub } from './club-report.ts';

it('measures several real nodes on PostgreSQL, and how long their tables stand still when one is killed', async () => {
  const figures = await runClubBench({
    tables: 4,
    players: 4,
    nodes: 2,
    seconds: 2,
    sets: ['base'],
    warmUp: 1,
    out: { write: () => undefined, isTerminal: false },
    nodeFlags: [],
  });
  expect(figures).toMatchObject({ nodes: 2, sockets: 16, takenOver: 2, stuck: 0, refusals: [] });
  for (const spread of [figures.owner, figures.relay, figures.takeover, figures.others]) {
    expect(spread.median).toBeGreaterThan(0);
    expect(spread.p99).toBeGreaterThanOrEqual(spread.median);
  }
  expect(figures.cpuPerAnswer).toBeGreaterThan(0);
  expect(describeClub(figures)).toContain('4 tables of 4 at 2 nodes');
});
