import {
  action,
  character,
  giveCard,
  handCardThat,
  handOf,
  handSize,
  isInPlay,
  isInZone,
  refuse,
  robHand,
  seatThat,
  useInTurn,
  whyUsedUp,
} from '../../../core.ts';

const SLUG = 'flint-westwood';
const TAKEN = 2;

/** Once in his turn he trades a card of his hand for two random ones of another player's (WWS-FLINT-01 to -05-Q). */
export const flintWestwood = character(
  'Flint Westwood',
  { life: 4 },
  {
    action: action({
      traits: { takes: true, costs: 1 },
      why: (game) => whyUsedUp(game, SLUG, { most: 1, ruling: 'WWS-FLINT-03-Q' }),
      needs: {
        card: handCardThat(() => undefined),
        at: seatThat((game, { by }, seat) => {
          if (seat === by) return refuse('notOneself', { ruling: 'WWS-FLINT-01' });
          return handSize(game, seat) > 0 ? undefined : refuse('nothingThere', { ruling: 'WWS-FLINT-04-Q' });
        }),
      },
      *run(game, { by }, { card, at }) {
        useInTurn(game, SLUG);
        yield* robHand(game, by, at, TAKEN); // WWS-FLINT-04-Q: before his own card is among them
        const isTradeOn = isInPlay(game, by) && isInPlay(game, at) && isInZone(game, card, handOf(by));
        if (isTradeOn) giveCard(game, by, card, at);
      },
    }),
  },
);
