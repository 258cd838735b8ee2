import { allOthers, attack, card, oneByOne } from '../../../core.ts';

/** A shot at every other player, one after the other to the left (DODGE-CARD-04). */
export const howitzer = card(
  'Howitzer',
  { colour: 'green', affects: 'others', traits: { shoots: 'all' } },
  {
    effect: (game, play) =>
      oneByOne(game, allOthers(game, play), (target) => attack(game, { by: play.by, target, face: play.face })),
  },
);
