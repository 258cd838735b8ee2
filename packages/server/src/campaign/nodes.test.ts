import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { compileOnce } from '../testing/real-server.ts';
import { cleanUp, newFolder } from '../testing/test-server.ts';
import { runNodes } from './run-nodes.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
  await compileOnce(newFolder());
});
afterEach(cleanUp);
afterAll(() => postgres.remove());

/** With real clients that come back by themselves, to whichever node; what it looks at is in `ledger.ts` and `audit.ts`. */
describe('Three nodes on PostgreSQL, of which one after the other is killed, frozen and stopped', () => {
  it('lose nothing, and every table goes on', async () => {
    const report = await runNodes({
      seed: 5,
      tables: [{ seed: 5, people: 4, bots: 0 }],
      nodes: 3,
      postgres,
      data: newFolder(),
      mishaps: ['kill', 'freeze', 'stop', 'database'],
    });
    expect(report.answers).toBeGreaterThan(10);
    expect(report.promised).toBeGreaterThanOrEqual(report.answers);
  });
});
