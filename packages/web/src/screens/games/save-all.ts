import type { RecordListing } from '@dustup/protocol/client';
import { fetchJson } from '../shared/guest-token.ts';

/** Gives a text to the browser as a file. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** One file with the list of these games and the record of each, as the server gives them out; one after the other. */
export async function saveAll(games: readonly RecordListing[], onFetched: (done: number) => void): Promise<void> {
  const records: unknown[] = [];
  for (const { id } of games) {
    records.push((await fetchJson(`api/games/${id}`)) ?? null);
    onFetched(records.length);
  }
  saveText('dustup-games.json', JSON.stringify({ format: 'dustup games 1', games, records }));
}
