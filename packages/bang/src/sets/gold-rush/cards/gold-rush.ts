import { card, discardSurplus, heal, isTurnOf, seatOf } from '../../../core.ts';

/** Ends the turn; its player regains all life points and has another one (GOLD-GRUSH-01 to -03-Q). */
export const goldRush = card(
  'Gold Rush',
  { colour: 'brown', price: 5, traits: { extraTurns: 1 } },
  {
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
