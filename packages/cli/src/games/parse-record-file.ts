import { bangRules, type BangWire } from '@dustup/bang';
import { duelRules, type DuelWire } from '@dustup/duel';
import { isRecordFormat, type RecordFile } from '@dustup/protocol';
import * as v from 'valibot';
import { UsageError } from '../io.ts';

const number = v.number();
const thing = v.looseObject({});
const answer = v.looseObject({ seat: number, answer: thing, digest: number });
const step = v.looseObject({ answers: v.nullable(v.array(answer)), events: v.array(thing) });
const bySeat = v.exactOptional(v.array(v.nullable(v.string())));
const record = v.looseObject({
  format: v.custom<string>(isRecordFormat),
  id: v.string(),
  players: v.array(v.looseObject({ name: v.string(), bot: v.nullable(v.string()) })),
  rules: v.string(),
  setup: thing,
  commitment: v.string(),
  seed: v.nullable(v.object({ key: v.string(), salt: v.string(), pledges: bySeat, parts: bySeat })),
  outcome: v.nullable(thing),
  first: v.object({ table: thing, own: v.nullable(v.array(thing)) }),
  events: v.array(thing),
  steps: v.array(step),
  seal: v.optional(
    v.object({ head: v.string(), steps: number, chain: v.string(), key: v.string(), signature: v.string() }),
  ),
});

/** Reads a record as a server gives it out; what is not one is refused in a sentence. */
export function parseRecordFile(text: string, file: string): RecordFile {
  const parsed = v.safeParse(record, jsonIn(text, file), { abortEarly: true });
  if (parsed.success) return parsed.output as unknown as RecordFile;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  if (place === null || place === 'format') throw new UsageError('noServerRecord', { file });
  throw new UsageError('damaged', { file, field: place });
}

/** A record of a game that can be told; undefined for one of another. */
export function parseGameRecord(record: RecordFile): RecordFile<BangWire | DuelWire> | undefined {
  const isBang = record.rules === bangRules.name && v.is(bangSetup, record.setup);
  const isDuel = record.rules === duelRules.name && v.is(duelSetup, record.setup);
  return isBang || isDuel ? (record as unknown as RecordFile<BangWire | DuelWire>) : undefined;
}

const bangSetup = v.looseObject({ players: number, sets: v.array(v.string()) });
const duelSetup = v.looseObject({ characters: v.optional(number), law: v.optional(number) });

function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('notJson', { file });
  }
}
