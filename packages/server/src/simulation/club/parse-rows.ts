import type { FactKind, LogWrite } from '../../log/log.ts';
import type { WriteRows } from '../../log/stored.ts';

/** Rows that our own nodes have written, read back. */
export function parseRows({ entries, facts, erased }: WriteRows): LogWrite {
  return {
    entries: entries.map(({ table, seq, body, once }) => ({
      table,
      seq,
      body: JSON.parse(body),
      ...(once !== null && { once }),
    })),
    facts: facts.map(({ kind, id, body }) => ({
      kind: kind as FactKind,
      id,
      body: body === null ? null : JSON.parse(body),
    })),
    erased,
  };
}
