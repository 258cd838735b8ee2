import {
  type CardId,
  cardId,
  character,
  faceOf,
  type Game,
  handCardThat,
  listNeeds,
  NO_CARD,
  needsOf,
  playCard,
  type Refusal,
  refuse,
  type SeatId,
  signOf,
  useInTurn,
  whyKindForbidden,
  whyUsedUp,
} from '../../../core.ts';
import { bang } from '../../base/cards/bang.ts';

const clubs = listNeeds({ card: handCardThat(whyNotClubs) });

/** Once in her turn she may play a ♣ card of her hand as a BANG!, besides the one of the turn (VALLEY-FLOWER-01 to -03-Q). */
export const blackFlower = character(
  'Black Flower',
  { life: 4 },
  {
    action: {
      traits: { shoots: 'one', costs: 1 },
      why: (game, self, { slug }) =>
        whyUsedUp(game, slug, { most: 1, ruling: 'VALLEY-FLOWER-02' }) ?? whyKindForbidden(game, self, 'bangCard'),
      needs: (game, by, { card }) => [...clubs, ...needsOf(game, { by, card: card ?? NO_CARD }, bang)],
      *run(game, { by, as, chosen: { card, ...chosen } }) {
        useInTurn(game, as);
        const played = cardId(Number(card));
        const { id: face } = faceOf(game, played);
        yield* playCard(game, { by, card: played, face, as: bang.slug, chosen, isBesides: true });
      },
    },
  },
);

function whyNotClubs(game: Game, by: SeatId, card: CardId): Refusal | undefined {
  if (signOf(game, card)?.suit !== '♣') return refuse('wrongSuit', { needs: '♣', ruling: 'VALLEY-FLOWER-01' });
  return whyKindForbidden(game, by, 'bangCard', card);
}
