import { card, fighterOf, heal, loseLife, notTheirRear } from '../core.ts';

const LIFE = 3;

/** A fighter, not the opponent's in the rear, goes to exactly 3 lives (DUEL-ALE-01). */
export const strongAle = card(
  'Strong Ale',
  { colour: 'brown', traits: { setsLife: 3 } },
  {
    needs: { at: notTheirRear },
    *effect(game, { by }, { at }) {
      const { life } = fighterOf(game, at);
      if (life > LIFE) yield* loseLife(game, at, life - LIFE, { by, isSet: true });
      else heal(game, at, LIFE - life);
    },
  },
);
