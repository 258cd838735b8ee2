import { card } from '../../../core.ts';

/** Cancels a shot at oneself; no play of phase 2 (BASE-BANG-06, BASE-BANG-10). */
export const missed = card('Missed!', { colour: 'brown', kinds: ['missedCard'], traits: { dodges: true } });
