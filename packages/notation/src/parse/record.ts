import type { BangRecording } from '@dustup/bang/engine';
import { BANG_RECORDS } from '../bang-records.ts';
import type { BangRecord } from '../write-record.ts';
import { recordFrom } from './read-record.ts';

export type ReadRecord = {
  readonly record: BangRecord;
  readonly names: readonly string[];
  readonly recording: BangRecording;
};

/**
 * Reads a record by playing it: every decision must be legal and meet the question it met then, every turn must find
 * the table as it was. Throws a `NotationError` with the line where it does not.
 */
export function readRecord(text: string): ReadRecord {
  return recordFrom(BANG_RECORDS, text);
}
