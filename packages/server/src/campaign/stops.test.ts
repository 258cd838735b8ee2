import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { databaseIn } from '../log/sqlite/folder.ts';
import { cleanUp, newFolder } from '../testing/test-server.ts';
import { audit } from './audit.ts';
import { Ledger } from './ledger.ts';
import { Party } from './party.ts';
import { Supervised } from './supervised.ts';

const cleaning: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
  await cleanUp();
});

function supervised() {
  const data = newFolder();
  const server = new Supervised(data);
  cleaning.push(() => server.kill());
  return { data, server };
}

/** A table of four that plays at once; what goes wrong there fails whoever waits for it. */
function party(server: Supervised, seed: number, mayBe: readonly string[] = []) {
  const ledger = new Ledger(mayBe);
  const table = new Party(server, ledger, { seed, people: 4, bots: 0 });
  const begun = table.begin();
  begun.catch((error: unknown) => ledger.violate(String(error)));
  cleaning.push(() => table.end());
  const orTrouble = <T>(what: Promise<T>) => Promise.race([what, ledger.trouble]);
  return {
    ledger,
    people: table.people,
    /** When everybody has seen so many steps more. */
    playsOn: (steps: number) => {
      const enough = ledger.steps + steps;
      return orTrouble(Promise.all(table.people.map((one) => one.until(() => ledger.steps >= enough))));
    },
    settles: () => orTrouble(table.settle()),
  };
}

it('told to stop while they play, it finishes what it writes, and the next goes on from there', async () => {
  const { data, server } = supervised();
  const parties = [1, 2, 3].map((seed) => party(server, seed));
  for (let time = 0; time < 2; time++) {
    await server.start();
    for (const { people } of parties) for (const { connection } of people) connection.retry();
    await Promise.all(parties.map(({ playsOn }) => playsOn(25)));
    await server.stop();
    for (const { people } of parties) for (const { state } of people) expect(state.isRestarting).toBe(true);
  }
  await server.start();
  await Promise.all(parties.map(({ settles }) => settles()));
  await server.stop();
  for (const { ledger } of parties) await audit(data, ledger);
});

it('with a full disk it saves nothing by halves, and they play on when there is room', async () => {
  const { data, server } = supervised();
  const { ledger, playsOn, settles } = party(server, 4, ['notSaved']);
  const { server: process } = await server.start('before-commit:40:full:3');
  await playsOn(20);
  while (!process.lines.some(({ msg }) => msg.includes('The disk is full'))) await playsOn(1);
  await playsOn(30);
  expect(ledger.refused.size).toBeGreaterThan(0);
  await settles();
  await server.stop();
  await audit(data, ledger);
});

it('a damaged record harms its own table only', async () => {
  const { data, server } = supervised();
  const [hurt, sound] = [party(server, 5), party(server, 6)];
  await server.start();
  await Promise.all([hurt.playsOn(15), sound.playsOn(15)]);
  await server.kill();
  const id = hurt.people[0]?.state.table?.info.id ?? '';
  const database = new DatabaseSync(databaseIn(data));
  const damage = database.prepare(
    `UPDATE entries SET body = replace(body, '"seat"', '"seal"') WHERE table_id = ? AND seq = 12`,
  );
  expect(damage.run(id)).toMatchObject({ changes: 1 });
  const entries = () => database.prepare('SELECT count(*) AS all_of_them FROM entries WHERE table_id = ?').get(id);
  const before = entries();
  const { server: process } = await server.start();
  await expect(hurt.ledger.trouble).rejects.toThrow('was sent away: closed');
  await sound.playsOn(15);
  await sound.settles();
  expect(process.lines).toContainEqual(
    expect.objectContaining({ table: id, msg: expect.stringContaining('A table cannot be read') }),
  );
  await server.stop();
  expect(entries()).toEqual(before);
  database.close();
  await expect(audit(data, hurt.ledger)).rejects.toThrow(`table ${id}: entry 12 cannot be read`);
});
