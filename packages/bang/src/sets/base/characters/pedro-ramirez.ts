import { ask, character, choice, draw, handOf, moveTo, questionOf, report } from '../../../core.ts';

/** May take the first card of his phase 1 from the top of the discard pile (BASE-PEDRO-01, -02-Q). */
export const pedroRamirez = character(
  'Pedro Ramirez',
  { life: 4 },
  {
    queries: { discardOrderMatters: () => true },
    *drawsInstead(game, self, count) {
      const top = game.state.discardPile.at(-1);
      if (top === undefined) return draw(game, self, count);
      const from = yield* ask(game, self, () =>
        questionOf<'pile' | 'discardPile'>('drawFrom', null, choice('from', ['pile', 'discardPile'])),
      );
      if (from !== 'discardPile') return draw(game, self, count);
      report(game, 'picked', { seat: self, cards: [top] });
      moveTo(game, top, handOf(self));
      return [top, ...draw(game, self, count - 1)];
    },
  },
);
