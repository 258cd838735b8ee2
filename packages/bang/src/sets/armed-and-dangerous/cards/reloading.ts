import { card } from '../../../core.ts';
import { reload } from '../rules/loading.ts';

const TOKENS = 3;

/** Three tokens from the supply, spread as its player likes (ARMED-RELOADING-01). */
export const reloading = card(
  'Reloading',
  { colour: 'brown', traits: { loads: TOKENS } },
  {
    *effect(game, { by }) {
      for (let token = 0; token < TOKENS; token++) yield* reload(game, by);
    },
  },
);
