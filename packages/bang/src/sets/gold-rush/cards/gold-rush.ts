import { card, heal, isTurnOf, memory, recall, remember, ruleModule, seatOf } from '../../../core.ts';

/** Whoever has ended this turn with it will be healed. */
export const secondWind = memory<boolean>('second-wind', { of: 'turn', initial: false, seenBy: 'all' });

/** Ends the turn; its player regains all life points and has another one (GOLD-GRUSH-01 to -03-Q). */
export const goldRush = card(
  'Gold Rush',
  { colour: 'brown', price: 5, traits: { extraTurns: 1 } },
  {
    *effect(game, { by }) {
      const { turn } = game.state;
      if (!isTurnOf(game, by)) return;
      remember(game, secondWind, true);
      turn.extraTurns += 1;
      turn.phase = 'discard';
    },
  },
);

/** After phase 3, whose limit is that of the moment (GOLD-GRUSH-02-Q). */
export const healing = ruleModule('second-wind', {
  triggers: {
    *turnEnded(game, { seat }) {
      if (recall(game, secondWind)) heal(game, seat, seatOf(game, seat).maxLife);
    },
  },
});
