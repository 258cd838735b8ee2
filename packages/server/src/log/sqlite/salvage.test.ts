import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteLog } from '../sqlite-log.ts';
import { databaseIn } from './folder.ts';
import { salvage } from './salvage.ts';
import { SQL } from './sql.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dustup-salvage-'));
  folders.push(folder);
  return folder;
}

const PAGE = 4096;
const TABLES = 12;
/** Long ones lie on several pages; every table has one. */
const LENGTHS = [20, 200, 900, 5000];

/** A database as games leave it: short and long entries, facts that were replaced, tables that were erased. */
async function realDatabase(): Promise<string> {
  const folder = newFolder();
  const log = await openSqliteLog(folder);
  for (let n = 0; n < TABLES + 4; n += 1) {
    const table = `t${n}`;
    const entries = LENGTHS.map((length, seq) => ({
      table,
      seq,
      body: `${n}${'.'.repeat(length)}`,
      once: `ann/${seq}`,
    }));
    const mine = { kind: 'mine', id: `g${n}/${table}`, body: { seat: 0 } } as const;
    const guest = { kind: 'guest', id: `g${n}`, body: `Guest ${n} ${'.'.repeat(300)}` } as const;
    const game = { kind: 'game', id: table, body: `Game ${n} ${'.'.repeat(300)}` } as const;
    const head = { kind: 'table', id: table, body: n } as const;
    await log.write({ entries, facts: [mine, guest, game, head, { kind: 'checkpoint', id: table, body: n }] });
  }
  for (let n = TABLES; n < TABLES + 4; n += 1) {
    const gone = (['table', 'checkpoint', 'game'] as const).map((kind) => ({ kind, id: `t${n}`, body: null }));
    const more = [
      { kind: 'mine', id: `g${n}/t${n}`, body: null },
      { kind: 'guest', id: `g${n}`, body: null },
    ] as const;
    await log.write({ entries: [], facts: [...gone, ...more], erased: [`t${n}`] });
  }
  await log.close();
  return databaseIn(folder);
}

const KINDS: { readonly [type: number]: string } = {
  2: 'inner page of an index',
  5: 'inner page of a table',
  10: 'leaf of an index',
  13: 'leaf of a table',
};

function kindOf(file: Buffer, page: number): string {
  if (page === 1) return 'first page';
  return KINDS[file[(page - 1) * PAGE] ?? 0] ?? 'rest of a long row, or free';
}

/** Salvages a copy in which this page is damaged. */
function salvaged(file: string, page: number, damage: (bytes: Buffer) => void) {
  const folder = newFolder();
  copyFileSync(file, databaseIn(folder));
  const bytes = readFileSync(databaseIn(folder));
  damage(bytes.subarray((page - 1) * PAGE, page * PAGE));
  writeFileSync(databaseIn(folder), bytes);
  const { database, salvaged: report } = salvage(folder, SQL, {});
  const found = { ...report, guests: database.facts('guest', '').length, games: database.facts('game', '').length };
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return found;
}

const DAMAGES = {
  'filled with rubbish': (bytes: Buffer) => bytes.fill(0xa5),
  'all zero': (bytes: Buffer) => bytes.fill(0),
  'torn in the middle': (bytes: Buffer) => bytes.fill(0, 2048),
};

describe('Salvage', () => {
  it.each(Object.entries(DAMAGES))(
    'loses no more than what lay on a page that is %s, and says so',
    async (_, damage) => {
      const file = await realDatabase();
      const bytes = readFileSync(file);
      const kinds = new Set<string>();
      for (let page = 1; page <= bytes.length / PAGE; page += 1) {
        const kind = kindOf(bytes, page);
        kinds.add(kind);
        const { tables, guests, games, lost } = salvaged(file, page, damage);
        const isWithoutRows = kind.endsWith('of an index') || kind.startsWith('inner') || kind === 'first page';
        const says = `page ${page}, ${kind}`;
        if (isWithoutRows) expect([says, tables, guests, games, lost]).toEqual([says, TABLES, TABLES, TABLES, []]);
        const missing = TABLES - tables + (TABLES - guests) + (TABLES - games);
        // one page holds so many short rows at most
        expect([says, missing]).toEqual([says, expect.toSatisfy((number: number) => number <= 14)]);
        if (missing > 0) expect([says, lost.length]).toEqual([says, expect.toSatisfy((number: number) => number > 0)]);
      }
      expect([...kinds].sort()).toEqual(
        [
          'first page',
          'inner page of a table',
          'leaf of a table',
          'leaf of an index',
          'rest of a long row, or free',
          ...(kinds.has('inner page of an index') ? ['inner page of an index'] : []),
        ].sort(),
      );
    },
  );

  it('brings nothing back that was erased', async () => {
    const file = await realDatabase();
    const { tables, guests } = salvaged(file, 1, (bytes) => bytes.fill(0xa5, 100));
    expect([tables, guests]).toEqual([TABLES, TABLES]);
  });
});
