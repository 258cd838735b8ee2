import type { Refusal } from '@dustup/kernel';
import { useEffect, useState } from 'react';
import type { RecordFile } from '../../app/wire.ts';
import { fetchOrRefusal } from './guest-token.ts';
import { type Moment, momentsOf } from './parse-moments.ts';
import { parseRecord } from './parse-records.ts';

export type Recorded = { readonly record: RecordFile; readonly moments: readonly Moment[] };

/** A game that is over, from the server, or why there is none. `undefined`: not here yet. */
export function useRecord(id: string | undefined): Recorded | Refusal | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly recorded: Recorded | Refusal } | undefined>(
    undefined,
  );
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    void fetchOrRefusal(`api/games/${encodeURIComponent(id)}`).then((answer) => {
      if (isWanted) setFound({ id, recorded: 'refused' in answer ? answer : recordedFrom(answer.json) });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found?.id === id ? found?.recorded : undefined;
}

function recordedFrom(json: unknown): Recorded | Refusal {
  const record = parseRecord(json);
  return record === undefined ? { refused: 'noSuchGame' } : { record, moments: momentsOf(record) };
}
