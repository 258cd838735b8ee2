import { ask, type CardId, discardTogether, draw, event, questionOf, says, seatOf, selection } from '../../../core.ts';

const NEW_FOR_OLD = says({ deed: { costs: 1, draws: 1 } });

/** When phase 1 ends a player may once swap cards of his hand for as many from the pile (FOC-RANCH-01 to -04-Q). */
export const ranch = event('Ranch', {
  triggers: {
    *phaseOneOver(game, { seat }) {
      const { hand } = seatOf(game, seat);
      if (hand.length === 0) return;
      const cards = yield* ask(game, seat, () =>
        questionOf<readonly CardId[]>('swap', NEW_FOR_OLD, selection('cards', hand, { least: 0, most: hand.length })),
      );
      if (cards === null || cards.length === 0) return;
      yield* discardTogether(game, seat, cards);
      draw(game, seat, cards.length);
    },
  },
});
