import { asMissed, card } from '../../../core.ts';

/** Cancels a shot at its owner (DODGE-CARD-05). */
export const tenGallonHat = card(
  'Ten Gallon Hat',
  { colour: 'green', traits: { dodges: true } },
  { responds: { shot: asMissed() } },
);
