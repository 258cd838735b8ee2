import type { Settled } from '../campaign/ledger.ts';

/** What this program wrote down itself: whose request, and what became of it. */
export function parseNoted(text: string): [string, Settled] {
  return JSON.parse(text) as [string, Settled];
}
