import type { GameEvent, Setup } from '@dustup/bang/engine';
import type { GameRecord } from '@dustup/kernel';
import { BANG_RECORDS } from './bang-records.ts';
import { recordText } from './record-form.ts';

export type BangRecord = GameRecord<Setup, GameEvent>;

/** A whole game as text: the set-up, every decision with its cards and the digest of its question, every turn's digest. */
export function writeRecord(record: BangRecord, names: readonly string[]): string {
  return recordText(BANG_RECORDS, record, names);
}
