import { ask, choice, event, heal, questionOf, report, says } from '../../../core.ts';

/** A player may give up the whole of phase 1 for a life point (FOC-HARD-LIQUOR-01 to -05-Q). */
export const hardLiquor = event('Hard Liquor', {
  draws: {
    *all(game, self, count) {
      const about = says({ deeds: { draw: { draws: count }, drink: { heals: 1 } } });
      const what = yield* ask(game, self, () =>
        questionOf<'draw' | 'drink'>('drawOrDrink', about, choice('do', ['draw', 'drink'])),
      );
      if (what !== 'drink') return undefined;
      report(game, 'used', { seat: self, detail: { source: 'hard-liquor' } });
      heal(game, self, 1);
      return [];
    },
  },
});
