import { card } from '../core.ts';

/** Avoids a hit (DUEL-MISSED-01). */
export const missed = card('Missed!', { colour: 'brown', isAvoid: true });
