import { type Game, isTurnOf, memory, recall, remember, ruleModule } from '../../../core.ts';

/** How many cards whose turn it is has played in it. */
export const cardsPlayed = memory<number>('cards-played', {
  of: 'turn',
  initial: 0,
  seenBy: 'all',
  counts: 'cardsPlayed',
});

/** Counts what whose turn it is plays from the hand, answers included: one show card looks back at it (WWS-SUSANNA-03, -04-Q). */
export const countOfCards = ruleModule('cards-played', {
  triggers: {
    cardSpent(game, { seat, as }) {
      if (as !== null && isTurnOf(game, seat)) countCard(game);
    },
    cardPlayed(game, { seat, use }) {
      if (use.colour !== 'brown' && isTurnOf(game, seat)) countCard(game);
    },
  },
});

export function countCard(game: Game): void {
  remember(game, cardsPlayed, recall(game, cardsPlayed) + 1);
}
