import { type Refusal, refuse } from '@dustup/kernel';
import type { Game } from './game.ts';

/** What may be done once in a turn has been done. */
export function whyUsed({ state }: Game, slug: string, ruling: string): Refusal | undefined {
  return state.turn.used.includes(slug) ? refuse('usedUp', { used: 1, most: 1, ruling }) : undefined;
}
