import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

it('is a PostgreSQL with databases of their own, and keeps them when it is killed', async () => {
  const url = await postgres.newDatabase();
  expect(url).toContain('/club1?');
  await postgres.query('club1', `create table kept as select 'Grüße' as said`);
  for (const how of ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const) {
    await postgres.end(how);
    await postgres.start();
  }
  expect(await postgres.query('club1', 'select * from kept')).toEqual([{ said: 'Grüße' }]);
});
