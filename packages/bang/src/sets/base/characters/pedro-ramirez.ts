import {
  ask,
  character,
  choice,
  draw,
  drawInPhaseOne,
  handOf,
  openCardOfPhaseOne,
  pickUp,
  questionOf,
} from '../../../core.ts';

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
      if (from !== 'discardPile') {
        const fromPile = openCardOfPhaseOne(game, self) === undefined ? count : 1; // FOC-ABANDONED-MINE-07-Q
        return [...draw(game, self, fromPile), ...drawInPhaseOne(game, self, count - fromPile)];
      }
      return [pickUp(game, self, top, handOf(self)), ...drawInPhaseOne(game, self, count - 1)];
    },
  },
);
