import type { SeriesGame } from '@dustup/protocol/client';

/** What `series` has brought: it comes from our own server. */
export function parseSeries(found: unknown): readonly SeriesGame[] {
  if (typeof found !== 'object' || found === null || !('games' in found) || !Array.isArray(found.games)) return [];
  return found.games as readonly SeriesGame[];
}
