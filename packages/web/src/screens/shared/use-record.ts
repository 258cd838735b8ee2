import type { RecordFile } from '../../app/wire.ts';
import { useEffect, useState } from 'react';
import { fetchJson } from './guest-token.ts';
import { type Moment, momentsOf } from './parse-moments.ts';
import { parseRecord } from './parse-records.ts';

export type Recorded = { readonly record: RecordFile; readonly moments: readonly Moment[] };

/** A game that is over, from the server. `undefined`: not here yet; `null`: there is none. */
export function useRecord(id: string | undefined): Recorded | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly recorded: Recorded | null } | undefined>(
    undefined,
  );
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    void fetchJson(`api/games/${encodeURIComponent(id)}`).then((json) => {
      const record = parseRecord(json);
      if (isWanted) setFound({ id, recorded: record === undefined ? null : { record, moments: momentsOf(record) } });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found?.id === id ? found?.recorded : undefined;
}
