import { ask, character, choice, draw, handOf, openCardOfPhaseOne, pickUp, questionOf } from '../../../core.ts';

/** May take the first card of his phase 1 from the top of the discard pile (BASE-PEDRO-01, -02-Q). */
export const pedroRamirez = character(
  'Pedro Ramirez',
  { life: 4 },
  {
    looksAtDiscards: true,
    draws: {
      *first(game, self) {
        const top = game.state.discardPile.at(-1);
        if (top === undefined) return undefined;
        const from = yield* ask(game, self, () =>
          questionOf<'pile' | 'discardPile'>('drawFrom', null, choice('from', ['pile', 'discardPile'])),
        );
        if (from === 'discardPile') return [pickUp(game, self, top, handOf(self))];
        return openCardOfPhaseOne(game, self) === undefined ? undefined : draw(game, self, 1); // FOC-ABANDONED-MINE-07-Q
      },
    },
  },
);
