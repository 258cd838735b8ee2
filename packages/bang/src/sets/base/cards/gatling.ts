import { allOthers, attack, card, oneByOne } from '../../../core.ts';

/** A shot at every other player, one after the other to the left; no BANG! card (BASE-GATL-01, -02, -03-Q). */
export const gatling = card(
  'Gatling',
  { colour: 'brown', affects: 'others', traits: { shoots: 'all' } },
  {
    effect: (game, play) =>
      oneByOne(game, allOthers(game, play), (target) => attack(game, { by: play.by, target, face: play.face })),
  },
);
