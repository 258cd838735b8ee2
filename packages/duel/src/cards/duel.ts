import { card, enemyInFront, frontOf, givesUpHit, loseLife } from '../core.ts';

/** The challenged fighter and the challenger give up Hit cards in turn; whoever gives in loses a life (DUEL-DUEL-01, -04-Q). */
export const duel = card(
  'Duel',
  { colour: 'brown', traits: { wounds: true, isStandoff: true } },
  {
    needs: { at: enemyInFront },
    *effect(game, { by }, { at }) {
      let [responder, rival] = [at, frontOf(game, by)];
      while (yield* givesUpHit(game, responder, 'duel')) [responder, rival] = [rival, responder];
      yield* loseLife(game, responder, 1, { by }); // DUEL-SLIM-02-Q: the cause is whoever played it
    },
  },
);
