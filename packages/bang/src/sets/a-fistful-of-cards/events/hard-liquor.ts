import { ask, choice, event, heal, questionOf, report } from '../../../core.ts';

/** A player may give up the whole of phase 1 for a life point (FOC-HARD-LIQUOR-01 to -05-Q). */
export const hardLiquor = event('Hard Liquor', {
  draws: {
    *all(game, self) {
      const what = yield* ask(game, self, () =>
        questionOf<'draw' | 'drink'>('drawOrDrink', null, choice('do', ['draw', 'drink'])),
      );
      if (what !== 'drink') return undefined;
      report(game, 'used', { seat: self, detail: { source: 'hard-liquor' } });
      heal(game, self, 1);
      return [];
    },
  },
});
