import { asMissed, card } from '../../../core.ts';

/** Cancels a shot at its owner (DODGE-CARD-05). */
export const sombrero = card(
  'Sombrero',
  { colour: 'green', traits: { dodges: true } },
  { responds: { shot: asMissed() } },
);
