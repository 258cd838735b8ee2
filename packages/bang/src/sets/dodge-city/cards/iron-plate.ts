import { asMissed, card } from '../../../core.ts';

/** Cancels a shot at its owner (DODGE-CARD-05). */
export const ironPlate = card(
  'Iron Plate',
  { colour: 'green', traits: { dodges: true } },
  { responds: { shot: asMissed() } },
);
