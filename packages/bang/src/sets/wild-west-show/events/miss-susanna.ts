import { event, loseLife, recall } from '../../../core.ts';
import { cardsPlayed } from '../rules/cards-played.ts';

const ENOUGH = 3;

/** Whoever has played fewer than three cards in their turn loses a life point when it closes (WWS-SUSANNA-01 to -05-Q). */
export const missSusanna = event('Miss Susanna', {
  traits: { wantsCards: ENOUGH },
  triggers: {
    *turnCloses(game, { seat }) {
      const { isSkipped, isOver } = game.state.turn;
      if (isSkipped || isOver || recall(game, cardsPlayed) >= ENOUGH) return;
      yield* loseLife(game, seat, 1, { by: null });
    },
  },
});
