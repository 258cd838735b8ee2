import { card, frontOf, hasTwo, heal, rearOf } from '../core.ts';

/** Both fighters of its player regain a life (DUEL-BEER-01, -03-Q). */
export const beer = card(
  'Beer',
  { colour: 'brown', traits: { heals: 2 } },
  {
    *effect(game, { by }) {
      heal(game, frontOf(game, by), 1);
      if (hasTwo(game, by)) heal(game, rearOf(game, by), 1);
    },
  },
);
