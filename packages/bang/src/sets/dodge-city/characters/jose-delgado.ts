import {
  character,
  discardTogether,
  draw,
  handCardThat,
  definitionOf,
  refuse,
  useInTurn,
  whyUsedUp,
} from '../../../core.ts';

/** Twice in his turn he may discard a blue card of his hand for two cards from the pile (DODGE-JOSE-01). */
export const joseDelgado = character(
  'José Delgado',
  { life: 4 },
  {
    action: {
      traits: { draws: 2, costs: 1 },
      why: (game, _self, { slug }) => whyUsedUp(game, slug, { most: 2, ruling: 'DODGE-JOSE-01' }),
      needs: () => [blueCard],
      *run(game, { by, card, as }) {
        useInTurn(game, as);
        yield* discardTogether(game, by, [card]);
        draw(game, by, 2);
      },
    },
  },
);

const blueCard = handCardThat((game, card) =>
  definitionOf(game, card).colour === 'blue'
    ? undefined
    : refuse('wrongCard', { needs: 'blue', ruling: 'DODGE-JOSE-01' }),
);
