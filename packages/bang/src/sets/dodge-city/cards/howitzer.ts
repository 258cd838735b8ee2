import { attack, card, oneByOne, othersClockwise } from '../../../core.ts';

/** A shot at every other player, one after the other to the left (DODGE-CARD-04). */
export const howitzer = card(
  'Howitzer',
  { colour: 'green', traits: { shoots: 'all' } },
  {
    effect: (game, { by, face }) =>
      oneByOne(game, othersClockwise(game, by), (target) => attack(game, { by, target, face })),
  },
);
