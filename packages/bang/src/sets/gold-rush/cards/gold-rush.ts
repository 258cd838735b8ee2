import { answering, card, discardSurplus, heal, isTurnOf, query, seatOf } from '../../../core.ts';

/** Ends the turn; its player regains all life points and has another one (GOLD-GRUSH-01 to -03-Q). */
export const goldRush = card(
  'Gold Rush',
  { colour: 'brown', price: 5, traits: { extraTurns: 1 } },
  {
    // FOC-LAW-OF-THE-WEST-09-Q
    why: (game, by) => query(game, answering(game).whyNotEndTurn, undefined, { seat: by }),
    *effect(game, { by }) {
      const { turn } = game.state;
      if (!isTurnOf(game, by)) return;
      yield* discardSurplus(game, by); // the limit is that of the moment (GOLD-GRUSH-02-Q)
      heal(game, by, seatOf(game, by).maxLife);
      turn.extraTurns += 1;
      turn.phase = 'end';
    },
  },
);
