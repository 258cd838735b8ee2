import { anotherSeat, beginStandoff, card, endStandoff, loseLife, reaches, returnsFire } from '../../../core.ts';

/** The challenged player and the challenger give up BANG! cards in turn; whoever gives in loses a life point (BASE-DUEL-01 to -05). */
export const duel = card(
  'Duel',
  { colour: 'brown', hasBook: true, traits: { wounds: 'one' } },
  {
    needs: { at: anotherSeat },
    *effect(game, { by, face, as }, { at }) {
      beginStandoff(game, by, at); // first of all: some abilities are off in a Duel (DODGE-APACHE-05-Q)
      if (yield* reaches(game, at, { by, face, as })) {
        let [responder, rival] = [at, by];
        while (yield* returnsFire(game, responder, 'duel', rival)) [responder, rival] = [rival, responder];
        // BASE-ELIM-05-Q: a challenger who loses his own Duel has nobody to blame
        yield* loseLife(game, responder, 1, { by: responder === at ? by : null, face });
      }
      endStandoff(game);
    },
  },
);
