import type { Enrolled, Owned, Renewed, Settled, Statements } from '../database.ts';

// What our own functions answer (see `schema.ts`): numbers, texts, and JSON that is built there.

type Cells = Readonly<Record<string, unknown>>;

export function parseEnrolled(answer: unknown): Enrolled {
  return answer as Enrolled;
}

export function parseRenewed(answer: unknown): Renewed {
  return answer as Renewed;
}

export function parseTakenOver(answer: unknown): Statements['takeOver']['answer'] {
  return answer as Statements['takeOver']['answer'];
}

export function parseNumbers(answer: unknown): readonly number[] {
  return answer as readonly number[];
}

export function parseSettled({ batch: number, digest, overtaken, is_fenced: isFenced }: Cells): Settled {
  return { number, digest, overtaken, isFenced } as Settled;
}

export function parseOwned({ table_id: table, life, epoch }: Cells): Owned {
  return { table, life, epoch } as Owned;
}
