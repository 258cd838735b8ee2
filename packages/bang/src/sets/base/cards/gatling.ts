import { attack, card, oneByOne, othersClockwise } from '../../../core.ts';

/** A shot at every other player, one after the other to the left; no BANG! card (BASE-GATL-01, -02, -03-Q). */
export const gatling = card(
  'Gatling',
  { colour: 'brown', traits: { shoots: 'all' } },
  {
    effect: (game, { by, face }) =>
      oneByOne(game, othersClockwise(game, by), (target) => attack(game, { by, target, face })),
  },
);
