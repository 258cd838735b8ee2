import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { openSqliteLog } from '../log/sqlite-log.ts';
import { cleanUp, newFolder } from '../testing/test-server.ts';
import { audit, tablesIn } from './audit.ts';
import { Ledger } from './ledger.ts';
import { Party } from './party.ts';
import { Supervised } from './supervised.ts';

const BIN = fileURLToPath(new URL('../../../cli/bin/dustup.js', import.meta.url));
const KEPT = 2;

const cleaning: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
  await cleanUp();
});

/** `dustup backup --every 1s`, and the folders of the copies of which it has told. */
function copying(data: string, to: string): { child: ChildProcess; next: () => Promise<string> } {
  const args = ['backup', '--data', data, '--to', to, '--every', '1s', '--keep', String(KEPT)];
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleaning.push(() => child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('it has no output');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    next: async () => {
      const { value } = await lines.next();
      const [, copy] = /^Copied .* to (.*)$/.exec(String(value)) ?? [];
      if (copy === undefined) throw new Error(`it says: ${String(value)}`);
      return dirname(copy);
    },
  };
}

it('a table is played on from a copy made while it was played, when the server was killed and its disk is gone', async () => {
  const [data, to] = [newFolder(), newFolder()];
  const server = new Supervised(data);
  cleaning.push(() => server.kill());
  const before = new Ledger();
  const party = new Party(server, before, { seed: 7, people: 4, bots: 0 });
  cleaning.push(() => party.end());
  const playsOn = (ledger: Ledger, steps: number) => {
    const enough = ledger.steps + steps;
    const all = party.people.map((one) => one.until(() => ledger.steps >= enough));
    return Promise.race([Promise.all(all), ledger.trouble]);
  };
  await server.start();
  party.begin().catch((error: unknown) => before.violate(String(error)));
  await playsOn(before, 10);

  const backup = copying(data, to);
  let [copy, promised] = [await backup.next(), new Set<string>()];
  for (let copies = 1; copies <= KEPT; copies++) {
    promised = new Set(before.promised.keys()); // the next copy begins later
    await playsOn(before, 5);
    copy = await backup.next();
  }
  await playsOn(before, 5);
  await server.kill();
  backup.child.kill('SIGTERM');
  expect(await once(backup.child, 'close')).toEqual([0, null]);
  expect(readdirSync(to)).toHaveLength(KEPT);

  rmSync(data, { recursive: true });
  cpSync(copy, data, { recursive: true });
  const log = await openSqliteLog(data);
  const kept = new Set([...(await tablesIn(log)).values()].flatMap(({ asked }) => [...asked.keys()]));
  await log.close();
  expect([...promised].filter((key) => before.promised.get(key)?.what !== 'enter' && !kept.has(key))).toEqual([]);
  expect(promised.size).toBeGreaterThan(10);

  const after = new Ledger();
  party.startAnew(after);
  await server.start();
  await playsOn(after, 20);
  await Promise.race([party.settle(), after.trouble]);
  await server.stop();
  await audit(data, after);
});
