import { crc32 } from 'node:zlib';
import type { FactKind, LogEntry, LogFact, LogWrite, StoredTable } from '../log/log.ts';
import { parseWrite } from './parse-write.ts';

/** A write as one line: whole with its check sum, or not at all. */
export function lineOf(write: LogWrite): string {
  const text = JSON.stringify(write);
  return `${crc32(text)} ${text}`;
}

export function writeIn(line: string): LogWrite | undefined {
  const space = line.indexOf(' ');
  const text = line.slice(space + 1);
  return space > 0 && line.slice(0, space) === String(crc32(text)) ? parseWrite(text) : undefined;
}

/** The writes at the beginning of a file that make sense; what follows the first that does not was never promised to anybody. */
export function wholeWrites(lines: readonly string[]): LogWrite[] {
  const writes: LogWrite[] = [];
  for (const line of lines) {
    const write = writeIn(line);
    if (write === undefined) break;
    writes.push(write);
  }
  return writes;
}

/** What the writes so far come to. */
export class Kept {
  readonly #tables = new Map<string, LogEntry[]>();
  readonly #facts = new Map<string, LogFact>();
  /** Tables that were erased. */
  readonly erased = new Set<string>();

  constructor(writes: readonly LogWrite[]) {
    for (const write of writes) this.add(write);
  }

  add({ entries, facts, erased = [] }: LogWrite): void {
    for (const table of erased) {
      this.#tables.delete(table);
      this.erased.add(table);
    }
    for (const entry of entries) {
      const before = this.#tables.get(entry.table);
      if (before === undefined) this.#tables.set(entry.table, [entry]);
      else before.push(entry);
    }
    for (const fact of facts) {
      const key = `${fact.kind}\n${fact.id}`;
      if (fact.body === null) this.#facts.delete(key);
      else this.#facts.set(key, fact);
    }
  }

  /** Why a write cannot follow: an entry's number or its mark has been there before, or a fact was made from another one. */
  whyNot({ entries, facts, erased = [] }: LogWrite): string | undefined {
    const overtaken = facts.find((fact) => !this.#isAsExpected(fact));
    if (overtaken !== undefined) return `${overtaken.kind} ${overtaken.id} was made from something else`;
    const seen = new Map<string, LogEntry[]>();
    for (const entry of entries) {
      const { table, seq, once } = entry;
      const before = seen.get(table) ?? (erased.includes(table) ? [] : this.entries(table).slice());
      if (seq !== before.length) return `entry ${seq} of table ${table} does not follow entry ${before.length - 1}`;
      if (once !== undefined && before.some((one) => one.once === once)) return `table ${table} has had ${once} before`;
      before.push(entry);
      seen.set(table, before);
    }
    return undefined;
  }

  #isAsExpected({ kind, id, expects }: LogFact): boolean {
    return expects === undefined || JSON.stringify(this.fact(kind, id)?.body ?? null) === JSON.stringify(expects);
  }

  entries(table: string): readonly LogEntry[] {
    return this.#tables.get(table) ?? [];
  }

  get tables(): readonly string[] {
    return [...this.#tables.keys()];
  }

  facts(kind: FactKind, prefix = ''): LogFact[] {
    return [...this.#facts.values()]
      .filter((fact) => fact.kind === kind && fact.id.startsWith(prefix))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  fact(kind: FactKind, id: string): LogFact | undefined {
    return this.#facts.get(`${kind}\n${id}`);
  }

  table(id: string): StoredTable | undefined {
    const entries = this.entries(id);
    const head = this.fact('table', id)?.body ?? null;
    if (head === null && entries.length === 0) return undefined;
    return { id, head, checkpoint: this.fact('checkpoint', id)?.body ?? null, entries };
  }
}
