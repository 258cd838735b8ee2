import { card, shootBackLater } from '../core.ts';

/** Avoids a hit; once that is cancelled, the opponent's fighter in front is the target of one (DUEL-RETURN-01, -04-Q). */
export const returnFire = card('Return fire', { colour: 'brown', isAvoid: true }, { whenAvoided: shootBackLater });
