import { card, frontOf, givesUpHit, inOrder, isAlive, loseLife } from '../core.ts';

/** Everybody but its player's fighter in front costs a Hit card or a life (DUEL-INDIANS-01). */
export const indians = card(
  'Indians!',
  { colour: 'brown', traits: { wounds: true, strikesOwn: true } },
  {
    *effect(game, { by }) {
      const spared = frontOf(game, by);
      for (const target of inOrder(game)) {
        if (target === spared || !isAlive(game, target)) continue;
        if (!(yield* givesUpHit(game, target, 'indians'))) yield* loseLife(game, target, 1, { by });
      }
    },
  },
);
