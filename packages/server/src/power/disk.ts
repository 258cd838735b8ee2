import type { Dice } from '@dustup/kernel';

/**
 * What a process did to the files of a folder (see `shim.c`): made one (C), wrote (W), cut it to a length (T), synced (S; the folder itself
 * when there is no path), removed (U), renamed to what `data` says (R). And what a test notes meanwhile (A).
 */
export type DiskRecord = {
  readonly op: string;
  readonly path: string;
  readonly data: Buffer;
  readonly offset: number;
};

/** The last record may be torn, since its process was killed: it is left out. */
export function* readJournal(journal: Buffer): Iterable<DiskRecord> {
  for (let at = 0; at < journal.length; ) {
    const end = journal.indexOf('\n', at);
    if (end < 0) return;
    const [op = '', path = '', data = '', offset = ''] = journal.toString('latin1', at, end).split(' ');
    const dataAt = end + 1 + Number(path);
    const next = dataAt + Number(data);
    if (next > journal.length) return;
    yield {
      op,
      path: journal.toString('utf8', end + 1, dataAt),
      data: journal.subarray(dataAt, next),
      offset: Number(offset),
    };
    at = next;
  }
}

/** A disk writes this much at once, or nothing of it. */
const SECTOR = 512;
const NOTHING = Buffer.alloc(0);

/**
 * A disk that has on it what was synced. Of all else any part may be there after a power cut, in any order, sector by sector. As on the
 * usual file systems of Linux, a file that was synced is in its folder, too; that one was removed or renamed lasts when the folder is synced.
 */
export class Disk {
  readonly #files = new Map<string, Buffer>();
  #pending: DiskRecord[] = [];

  take(record: DiskRecord): void {
    if (record.op !== 'S') {
      this.#pending.push(record);
      return;
    }
    const isSynced = ({ op, path }: DiskRecord) =>
      record.path === '' ? op === 'U' || op === 'R' || op === 'C' : path === record.path && op !== 'U' && op !== 'R';
    for (const one of this.#pending) if (isSynced(one)) apply(this.#files, one, () => true);
    this.#pending = this.#pending.filter((one) => !isSynced(one));
  }

  /** The power goes now: what is found on the disk. */
  cut(dice: Dice): ReadonlyMap<string, Buffer> {
    const files = new Map([...this.#files].map(([path, content]) => [path, Buffer.from(content)]));
    for (const one of this.#pending) {
      const isPart = one.op === 'W';
      if (isPart ? files.has(one.path) : dice.below(2) === 0) apply(files, one, () => dice.below(2) === 0);
    }
    return files;
  }
}

function apply(files: Map<string, Buffer>, { op, path, data, offset }: DiskRecord, isThere: () => boolean): void {
  const content = files.get(path) ?? NOTHING;
  if (op === 'C') files.set(path, content);
  else if (op === 'T') files.set(path, resized(content, offset));
  else if (op === 'W') files.set(path, written(content, data, offset, isThere));
  else if (op === 'U') files.delete(path);
  else if (op === 'R') {
    files.delete(path);
    files.set(data.toString('utf8'), content);
  }
}

function resized(content: Buffer, length: number): Buffer {
  const sized = Buffer.alloc(length);
  content.copy(sized);
  return sized;
}

/** Sector by sector of the file, as far as each is there. */
function written(content: Buffer, data: Buffer, offset: number, isThere: () => boolean): Buffer {
  let after = content;
  for (let from = 0; from < data.length; ) {
    const to = Math.min(data.length, from + SECTOR - ((offset + from) % SECTOR));
    if (isThere()) {
      if (after.length < offset + to) after = resized(after, offset + to);
      data.copy(after, offset + from, from, to);
    }
    from = to;
  }
  return after;
}
