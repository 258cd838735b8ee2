import type { GameOffer } from '@dustup/protocol';

/** Our own server said it: only its kind is looked at. */
export function parseOffer(json: unknown): GameOffer | undefined {
  if (typeof json !== 'object' || json === null || !('game' in json) || !('bots' in json)) return undefined;
  return json as GameOffer;
}
