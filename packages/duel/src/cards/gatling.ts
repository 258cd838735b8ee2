import { card, frontOf, inOrder, shoot } from '../core.ts';

/** A hit on everybody but its player's fighter in front; no BANG! card (DUEL-GATLING-01, DUEL-SIM-02). */
export const gatling = card(
  'Gatling',
  { colour: 'brown', isHit: true, traits: { wounds: true, strikesOwn: true } },
  {
    *effect(game, { by, as }) {
      const spared = frontOf(game, by);
      for (const target of inOrder(game)) if (target !== spared) yield* shoot(game, by, as, target);
    },
  },
);
