import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { WriteRows } from '../stored.ts';

// How far the log has come, noted beside the database. A journal that is cut short, or a database that is emptied or put back, still
// opens without a word: SQLite takes what it finds for all there was. The mark knows better.

/** How many batches were written, and a digest over all of them, each chained to the one before. */
export type Mark = { readonly number: number; readonly digest: string };

export const NO_MARK: Mark = { number: 0, digest: '' };
const FILE = 'dustup.mark';
const LENGTH = 128;

export function nextMark({ number, digest }: Mark, batch: readonly WriteRows[]): Mark {
  const hash = createHash('sha256').update(digest);
  for (const { entries, facts, erased } of batch) {
    for (const { table, seq, sum } of entries) hash.update(`e ${table} ${seq} ${sum}\n`);
    for (const { kind, id, body, sum } of facts) hash.update(`f ${kind} ${id} ${body === null ? '-' : sum}\n`);
    for (const id of erased) hash.update(`x ${id}\n`);
  }
  return { number: number + 1, digest: hash.digest('hex') };
}

export function readMark(folder: string): (Mark & { readonly at: string }) | undefined {
  try {
    const [, number, digest = '', at = ''] =
      /^(\d+) ([\da-f]{64}) (\S+)\s*$/.exec(readFileSync(join(folder, FILE), 'utf8')) ?? [];
    return number === undefined ? undefined : { number: Number(number), digest, at };
  } catch {
    return undefined;
  }
}

/** The file that the mark is written to, always of the same length. Not synced: after a power cut it may be behind the database, which is no loss. */
export class MarkFile {
  readonly #file: number;

  constructor(folder: string) {
    this.#file = openSync(join(folder, FILE), 'w', 0o600);
  }

  write({ number, digest }: Mark): void {
    if (digest === '') return;
    try {
      writeSync(this.#file, `${number} ${digest} ${new Date().toISOString()}`.padEnd(LENGTH), 0);
    } catch {
      // a full disk: an old mark is no harm, and what it stands for is on disk
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** What is missing in the database, in words; undefined when nothing is. */
export function whatIsMissing(found: Mark, mark: (Mark & { readonly at: string }) | undefined): string | undefined {
  if (mark === undefined || found.number > mark.number) return undefined;
  if (found.number === mark.number)
    return found.digest === mark.digest ? undefined : 'its newest batch is not the one that was written last';
  const missing = mark.number - found.number;
  return `${missing} ${missing === 1 ? 'batch' : 'batches'} of ${mark.number} that were acknowledged are missing, the newest of ${mark.at}`;
}
