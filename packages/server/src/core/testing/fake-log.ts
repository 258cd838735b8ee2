import type { Json } from '@dustup/kernel';
import type { FactKind, LogEntry, LogFact, LogWrite, StoredTable } from '../../log/log.ts';

/** A disk that does at once what it is told, kept as text, so that nothing is shared with whoever wrote it. */
export class FakeLog {
  readonly #entries = new Map<string, { readonly body: string; readonly once: string | undefined }[]>();
  readonly #facts = new Map<string, string>();

  write({ entries, facts, erased = [] }: LogWrite): void {
    for (const fact of facts) this.#mustBeAsExpected(fact);
    for (const table of erased) this.#entries.delete(table);
    for (const entry of entries) this.#append(entry);
    for (const { kind, id, body } of facts) {
      if (body === null) this.#facts.delete(`${kind} ${id}`);
      else this.#facts.set(`${kind} ${id}`, JSON.stringify(body));
    }
  }

  /** There is but one who writes. */
  #mustBeAsExpected({ kind, id, expects }: LogFact): void {
    if (expects === undefined || this.#facts.get(`${kind} ${id}`) === textOf(expects)) return;
    throw new Error(`${kind} ${id} was made from something else than is there`);
  }

  #append({ table, seq, body, once }: LogEntry): void {
    const rows = this.#entries.get(table) ?? [];
    if (seq !== rows.length) throw new Error(`table ${table}: entry ${seq} follows ${rows.length - 1}`);
    if (once !== undefined && rows.some((row) => row.once === once)) throw new Error(`table ${table}: ${once} twice`);
    rows.push({ body: JSON.stringify(body), once });
    this.#entries.set(table, rows);
  }

  facts(kind: FactKind, prefix = ''): LogFact[] {
    return [...this.#facts].flatMap(([key, body]) =>
      key.startsWith(`${kind} ${prefix}`) ? [{ kind, id: key.slice(kind.length + 1), body: parsed(body) }] : [],
    );
  }

  fact(kind: FactKind, id: string): Json | undefined {
    const body = this.#facts.get(`${kind} ${id}`);
    return body === undefined ? undefined : parsed(body);
  }

  table(id: string): StoredTable | undefined {
    const rows = this.#entries.get(id);
    const head = this.fact('table', id);
    if (rows === undefined && head === undefined) return undefined;
    const entries = (rows ?? []).map(({ body }, seq) => ({ table: id, seq, body: parsed(body) }));
    return { id, head: head ?? null, checkpoint: this.fact('checkpoint', id) ?? null, entries };
  }

  /** Every table that is not closed. */
  tables(): StoredTable[] {
    return this.facts('table').flatMap(({ id }) => this.table(id) ?? []);
  }

  /** Every table that has entries, closed or not. */
  ids(): string[] {
    return [...this.#entries.keys()];
  }

  /** Spoils an entry. */
  spoil(table: string, seq: number, body: Json): void {
    const row = this.#entries.get(table)?.[seq];
    if (row !== undefined) this.#entries.get(table)?.splice(seq, 1, { ...row, body: JSON.stringify(body) });
  }

  setFact(kind: FactKind, id: string, body: Json): void {
    this.#facts.set(`${kind} ${id}`, JSON.stringify(body));
  }
}

function textOf(body: Json | null): string | undefined {
  return body === null ? undefined : JSON.stringify(body);
}

function parsed(text: string): Json {
  return JSON.parse(text);
}
