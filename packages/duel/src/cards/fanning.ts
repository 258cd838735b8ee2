import { card, enemyInFront, fighterOf, isAlive, shoot } from '../core.ts';

/** As many hits as its target has Equipment when it is played, each avoided on its own (DUEL-FANNING-01, -05-Q). */
export const fanning = card(
  'Fanning',
  { colour: 'red', isHit: true, traits: { perEquipment: true } },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      const hits = fighterOf(game, at).equipment.length;
      for (let i = 0; i < hits && isAlive(game, at); i++) yield* shoot(game, by, as, at);
    },
  },
);
