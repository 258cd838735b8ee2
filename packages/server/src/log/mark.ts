import { createHash } from 'node:crypto';
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { WriteRows } from './stored.ts';

// How far the log has come, noted in the data folder. A journal that is cut short, a database that is emptied or put back, or a standby that
// takes over before it has heard of everything, still opens without a word. The mark knows better.

/** How many batches were written, and a digest over all of them, each chained to the one before. */
export type Mark = { readonly number: number; readonly digest: string };

export const NO_MARK: Mark = { number: 0, digest: '' };
const FILE = 'dustup.mark';
const LENGTH = 192;

export function nextMark({ number, digest }: Mark, batch: readonly WriteRows[]): Mark {
  const hash = createHash('sha256').update(digest);
  for (const { entries, facts, erased } of batch) {
    for (const { table, seq, sum } of entries) hash.update(`e ${table} ${seq} ${sum}\n`);
    for (const { kind, id, body, sum } of facts) hash.update(`f ${kind} ${id} ${body === null ? '-' : sum}\n`);
    for (const id of erased) hash.update(`x ${id}\n`);
  }
  return { number: number + 1, digest: hash.digest('hex') };
}

/** A mark as it is noted: when, and (in a club) in which life of its node. */
export type NotedMark = Mark & { readonly at: string; readonly life: string };

export function readMark(folder: string, file = FILE): NotedMark | undefined {
  try {
    const [, number, digest = '', at = '', life = ''] =
      /^(\d+) ([\da-f]{64}) (\S+) ?(\w*)\s*$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return number === undefined ? undefined : { number: Number(number), digest, at, life };
  } catch {
    return undefined;
  }
}

/** Never emptied before it is written anew: whoever dies in between would leave none. */
const OPENED = constants.O_WRONLY | constants.O_CREAT;

/** The file that the mark is written to, always of the same length. Not synced: after a power cut it may be behind the database, which is no loss. */
export class MarkFile {
  readonly #file: number;
  readonly #life: string;

  constructor(folder: string, file = FILE, life = '') {
    this.#file = openSync(join(folder, file), OPENED, 0o600);
    this.#life = life;
  }

  /** No mark at all takes away the one that is there. */
  write({ number, digest }: Mark): void {
    const text = digest === '' ? '' : `${number} ${digest} ${new Date().toISOString()} ${this.#life}`;
    try {
      writeSync(this.#file, text.padEnd(LENGTH), 0);
    } catch {
      // a full disk: an old mark is no harm, and what it stands for is on disk
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** What is missing in the database, in words; undefined when nothing is. */
export function whatIsMissing(found: Mark, mark: NotedMark | undefined): string | undefined {
  if (mark === undefined || found.number > mark.number) return undefined;
  if (found.number === mark.number)
    return found.digest === mark.digest ? undefined : 'its newest batch is not the one that was written last';
  const missing = mark.number - found.number;
  return `${missing} ${missing === 1 ? 'batch' : 'batches'} of ${mark.number} that were acknowledged are missing, the newest of ${mark.at}`;
}
