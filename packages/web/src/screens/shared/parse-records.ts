import type { Refusal } from '@dustup/kernel';
import type { RecordFile } from '../../app/wire.ts';
import { isRecordFormat, type RecordListing } from '@dustup/protocol/client';

// What the server says over HTTP, with the shape it promises. Our own server said it: only its kind is looked at.

/** When there was one game only, records did not say which. */
const ONCE = 'bang';

/** Which game a record is of. */
export function gameOf({ game = ONCE }: Pick<RecordFile, 'game'>): string {
  return game;
}

export function parseRecord(json: unknown): RecordFile | undefined {
  if (typeof json !== 'object' || json === null || !('format' in json) || !('steps' in json)) return undefined;
  return isRecordFormat(json.format) && Array.isArray(json.steps) ? (json as RecordFile) : undefined;
}

export function parseListings(json: unknown): readonly RecordListing[] {
  if (typeof json !== 'object' || json === null || !('games' in json) || !Array.isArray(json.games)) return [];
  return json.games as readonly RecordListing[];
}

export function parseRefusal(json: unknown): Refusal {
  const isRefusal = typeof json === 'object' && json !== null && 'refused' in json && typeof json.refused === 'string';
  return isRefusal ? (json as Refusal) : { refused: 'notNow' };
}
