import {
  action,
  definitionOf,
  type Game,
  handCardThat,
  type Move,
  playFor,
  type Procedure,
  refuse,
  ruleModule,
  seatOf,
  servesAs,
  whyForbidden,
} from '../../../core.ts';
import { takeNuggets } from '../nuggets.ts';

const NO_BEER = refuse('wrongCard', { needs: 'beerCard', ruling: 'GOLD-BEER-03' });

/** In phase 2 anybody may play a Beer card for a nugget instead of a life point (GOLD-BEER-01 to -06-Q). */
export const beerForGold = ruleModule('beer-for-gold', {
  action: action({
    traits: { costs: 1, earns: 1 },
    why: (game, self) =>
      seatOf(game, self).hand.some((card) => servesAs(game, self, card, 'beerCard')) ? undefined : refuse('noSuchCard'),
    needs: {
      card: handCardThat((game, by, card) =>
        servesAs(game, by, card, 'beerCard') ? whyForbidden(game, by, definitionOf(game, card)) : NO_BEER,
      ),
    },
    run: (game, { by }, { card }) => playFor(game, by, card, cashIn),
  }),
});

function* cashIn(game: Game, { by }: Move): Procedure {
  takeNuggets(game, by, 1);
}
