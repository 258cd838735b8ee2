import { createHash, type Hash } from 'node:crypto';
import type { EntryRow, FactRow } from '../log/stored.ts';

/** Some of what is kept: all entries by table and number, then all facts by kind and id, in the order of their bytes. */
export type Portion = { readonly entries: readonly EntryRow[]; readonly facts: readonly FactRow[] };

/** Where everything is read, as it is at one moment. */
export type Source = {
  portions(): AsyncIterable<Portion>;
  close(): Promise<void>;
};

/** A place with nothing in it, which takes everything. */
export type Target = {
  put(portion: Portion): Promise<void>;
  /** All is there: it can be used from now on. */
  finish(): Promise<void>;
  /** What is there is good for nothing. */
  abandon(): Promise<void>;
};

/** How much there is, and a digest over all of it. */
export type Sum = { readonly entries: number; readonly facts: number; readonly digest: string };

export class Summing {
  readonly #hash: Hash = createHash('sha256');
  #entries = 0;
  #facts = 0;

  add({ entries, facts }: Portion): void {
    for (const { table, seq, once, sum } of entries) this.#hash.update(`e ${table} ${seq} ${once ?? ''} ${sum}\n`);
    for (const { kind, id, sum } of facts) this.#hash.update(`f ${kind} ${id} ${sum}\n`);
    this.#entries += entries.length;
    this.#facts += facts.length;
  }

  end(): Sum {
    return { entries: this.#entries, facts: this.#facts, digest: this.#hash.digest('hex') };
  }
}

/** So many rows are read and written at once. */
export const AT_ONCE = 500;
