import { isDeepStrictEqual } from 'node:util';
import type { TableEntry } from '../core/entries.ts';
import { parseEntry } from '../core/parse-entry.ts';
import type { Log } from '../log/log.ts';
import { openSqliteLog } from '../log/sqlite-log.ts';
import { TableOnDisk } from '../simulation/table-on-disk.ts';
import type { Ledger } from './ledger.ts';
import { Violation } from './violation.ts';

/** What is on disk when all is over, against what clients were promised and have seen. Throws a `Violation`. */
export async function audit(data: string, ledger: Ledger): Promise<void> {
  await auditLog(await openSqliteLog(data), ledger);
}

/** The same of any log, which is closed then. */
export async function auditLog(log: Log, ledger: Ledger): Promise<void> {
  const standIns = await auditPlayed(log, ledger);
  const [first] = standIns;
  if (first !== undefined) throw new Violation(first);
}

/** The same, but for bots that have stood in: returns where. (On a machine without time for it people may be away for too long.) */
export async function auditPlayed(log: Log, ledger: Ledger): Promise<readonly string[]> {
  try {
    const tables = await tablesIn(log);
    checkPromises(tables, ledger);
    for (const [id, table] of tables) checkGame(id, table, ledger);
    checkSeen(tables, ledger);
    return [...tables].flatMap(([id, { entries }]) => entries.flatMap((entry) => standInAt(id, entry) ?? []));
  } finally {
    await log.close();
  }
}

export async function tablesIn(log: Log): Promise<Map<string, TableOnDisk>> {
  const ids = new Set([...(await log.facts('table')), ...(await log.facts('game'))].map(({ id }) => id));
  const tables = new Map<string, TableOnDisk>();
  for (const id of ids) {
    const stored = await log.table(id);
    for (const { body } of stored?.entries ?? []) {
      const entry = parseEntry(body);
      if (entry === undefined) throw new Violation(`an entry of table ${id} cannot be read`);
      if (entry.k === 'opened') tables.set(id, new TableOnDisk(id, entry));
      const repeated = tables.get(id)?.add(entry);
      if (repeated !== undefined) throw new Violation(`${entry.k} ${repeated} counts twice at table ${id}`);
    }
  }
  return tables;
}

/** What was done is there, once; what was refused is not. */
export function checkPromises(tables: ReadonlyMap<string, TableOnDisk>, ledger: Ledger): void {
  const found = new Map<string, number>();
  for (const { asked } of tables.values()) for (const key of asked.keys()) found.set(key, (found.get(key) ?? 0) + 1);
  for (const [key, { what }] of ledger.promised) {
    if (what !== 'enter' && !found.has(key)) throw new Violation(`${what} ${key} was done, and is gone`);
  }
  for (const key of ledger.refused) if (found.has(key)) throw new Violation(`${key} was refused, and counts`);
  for (const [key, times] of found) if (times > 1) throw new Violation(`${key} counts ${times} times`);
}

function standInAt(id: string, entry: TableEntry): string | undefined {
  return entry.k === 'standIn' ? `a bot played seat ${entry.seat} at table ${id}: ${entry.why}` : undefined;
}

/** Every frame that was seen is the one on disk. */
function checkGame(id: string, { entries, frames, state }: TableOnDisk, ledger: Ledger): void {
  for (const entry of entries) {
    if (entry.k === 'closed' && entry.why !== 'rematch') throw new Violation(`table ${id} was closed: ${entry.why}`);
  }
  for (const [n, { table, own }] of frames.entries()) {
    const seen = ledger.frames.get(`${id}:${n}`);
    if (seen !== undefined && !isDeepStrictEqual(seen, table))
      throw new Violation(`step ${n} of table ${id} was seen otherwise than it is on disk`);
    for (const seat of state.seats.keys()) {
      const mine = ledger.owns.get(`${id}:${n}:${seat}`);
      if (mine !== undefined && !isDeepStrictEqual(mine, own[seat]))
        throw new Violation(`seat ${seat} saw step ${n} of table ${id} otherwise than it is on disk`);
    }
  }
}

/** Nothing was seen that is not on disk. */
function checkSeen(tables: ReadonlyMap<string, TableOnDisk>, ledger: Ledger): void {
  for (const key of ledger.frames.keys()) {
    const [id = '', n = ''] = key.split(':');
    if (tables.get(id)?.frames[Number(n)] === undefined) throw new Violation(`step ${key} was seen, and is gone`);
  }
}
