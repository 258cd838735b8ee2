import type { FactKind, Log, LogFact, OnBroken, StoredTable } from './log.ts';
import {
  applyRows,
  factRows,
  isAsExpected,
  type MemoryDisk,
  newMemoryDisk,
  tableRows,
  whyRepeated,
} from './memory-disk.ts';
import { LogProblem } from './problem.ts';
import { orReported, readFacts, readTable, rowsOf, type WriteRows } from './stored.ts';
import { type BatchEnd, WriteQueue } from './write-queue.ts';

/** The log as simply as it can be said: for tests, and to hold the others against. */
export function openMemoryLog(disk: MemoryDisk = newMemoryDisk()): Log {
  const queue = new WriteQueue(async (batch) => commit(disk, batch));
  return {
    write: (write) => queue.add(rowsOf(write)),
    facts: async (kind, { prefix = '', onBroken } = {}) => factsOn(disk, kind, prefix, onBroken),
    tables: (onBroken) => tablesOn(disk, onBroken),
    table: async (id) => readTable(id, tableRows(disk, id)),
    close: () => queue.close(),
  };
}

function commit(disk: MemoryDisk, batch: readonly WriteRows[]): BatchEnd {
  const overtaken: number[] = [];
  for (const [at, rows] of batch.entries()) {
    if (!isAsExpected(disk, rows)) {
      overtaken.push(at);
      continue;
    }
    const problem = whyRepeated(disk, rows);
    if (problem !== undefined) return { done: at, overtaken, problem: new LogProblem('repeated', problem) };
    applyRows(disk, rows);
  }
  return { done: batch.length, overtaken };
}

function factsOn(disk: MemoryDisk, kind: FactKind, prefix: string, onBroken?: OnBroken): readonly LogFact[] {
  return readFacts(kind, factRows(disk, kind, prefix), onBroken);
}

async function* tablesOn(disk: MemoryDisk, onBroken: OnBroken): AsyncIterable<StoredTable> {
  for (const { id } of factRows(disk, 'table', '')) {
    const table = await orReported(id, onBroken, async () => readTable(id, tableRows(disk, id)));
    if (table !== undefined) yield table;
  }
}
