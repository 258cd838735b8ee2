import { action, character, discardTogether, handCardThat, oneOf, useInTurn, whyNoMoreUses } from '../../../core.ts';
import { load, placesOf } from '../rules/load.ts';

const TOKENS = 2;

/** Once in his turn he may discard a card of his hand for 2 tokens, both in one place (ARMED-BASS-01). */
export const bassGreeves = character(
  'Bass Greeves',
  { life: 4 },
  {
    action: action({
      traits: { costs: 1, loads: TOKENS },
      why: (game, self, { slug }) => whyNoMoreUses(game, self, slug, { most: 1, ruling: 'ARMED-BASS-01' }),
      needs: { card: handCardThat(() => undefined), place: oneOf('card', (game, { by }) => placesOf(game, by)) },
      *run(game, { by, as }, { card, place }) {
        useInTurn(game, as);
        yield* discardTogether(game, by, [card]);
        load(game, by, place, TOKENS);
      },
    }),
  },
);
