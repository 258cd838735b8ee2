import {
  type CardId,
  cardId,
  character,
  faceOf,
  type Game,
  handCardThat,
  listNeeds,
  type Move,
  NO_CARD,
  needsOf,
  needsWithin,
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
      needs: (game, by, { card }) => [
        ...clubs,
        ...needsWithin(needsOf(game, { by, card: card ?? NO_CARD }, bang), bangOf),
      ],
      *run(game, move) {
        useInTurn(game, move.as);
        yield* playCard(game, bangOf(game, move));
      },
    },
  },
);

/** The ♣ card that has been chosen, played as a BANG!. */
function bangOf(game: Game, { by, chosen: { card, ...chosen } }: Move): Move {
  const played = cardId(Number(card));
  return { by, card: played, face: faceOf(game, played).id, as: bang.slug, chosen, isBesides: true };
}

function whyNotClubs(game: Game, by: SeatId, card: CardId): Refusal | undefined {
  if (signOf(game, card)?.suit !== '♣') return refuse('wrongSuit', { needs: '♣', ruling: 'VALLEY-FLOWER-01' });
  return whyKindForbidden(game, by, 'bangCard', card);
}
