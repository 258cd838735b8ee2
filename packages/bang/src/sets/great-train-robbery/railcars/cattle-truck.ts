import { ask, card, handOf, pickOneOf, pickUp, refuse } from '../../../core.ts';
import { discardedFor } from '../rules/railcar.ts';

const LOOKED_AT = 3;

/** Discarded it brings one of the three top cards of the discard pile; the others stay as they lie (TRAIN-CATTLE-01, -02-Q). */
export const cattleTruck = card(
  'Cattle Truck',
  { colour: 'blue' },
  {
    looksAtDiscards: true,
    action: discardedFor(
      { draws: 1 },
      {
        why: ({ state }) =>
          state.discardPile.length > 0 ? undefined : refuse('noDiscards', { ruling: 'TRAIN-CATTLE-02-Q' }),
        *effect(game, { by }) {
          const top = game.state.discardPile.slice(-LOOKED_AT).toReversed();
          const picked = yield* ask(game, by, () => pickOneOf('pickDiscard', top));
          if (picked !== null) pickUp(game, by, picked, handOf(by));
        },
      },
    ),
  },
);
