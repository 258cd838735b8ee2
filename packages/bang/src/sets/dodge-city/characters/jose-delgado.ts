import {
  action,
  character,
  discardTogether,
  draw,
  handCardThat,
  definitionOf,
  isLikeBlue,
  refuse,
  useInTurn,
  whyUsedUp,
} from '../../../core.ts';

const blueCard = handCardThat((game, _by, card) =>
  isLikeBlue(definitionOf(game, card)) ? undefined : refuse('wrongCard', { needs: 'blue', ruling: 'DODGE-JOSE-01' }),
);

/** Twice in his turn he may discard a blue card of his hand for two cards from the pile (DODGE-JOSE-01). */
export const joseDelgado = character(
  'José Delgado',
  { life: 4 },
  {
    action: action({
      traits: { draws: 2, costs: 1 },
      why: (game, _self, { slug }) => whyUsedUp(game, slug, { most: 2, ruling: 'DODGE-JOSE-01' }),
      needs: { card: blueCard },
      *run(game, { by, as }, { card }) {
        useInTurn(game, as);
        yield* discardTogether(game, by, [card]);
        draw(game, by, 2);
      },
    }),
  },
);
