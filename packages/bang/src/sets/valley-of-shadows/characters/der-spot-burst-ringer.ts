import {
  action,
  type CardId,
  character,
  faceOf,
  type Game,
  handCardThat,
  playCard,
  type Refusal,
  refuse,
  type SeatId,
  servesAs,
  useInTurn,
  whyKindForbidden,
  whyUsedUp,
} from '../../../core.ts';
import { gatling } from '../../base/cards/gatling.ts';

/** Once in his turn he may play a BANG! card as a Gatling, besides the BANG! of the turn (VALLEY-DERSPOT-01, -02-Q). */
export const derSpotBurstRinger = character(
  'Der Spot-Burst Ringer',
  { life: 4 },
  {
    action: action({
      traits: { shoots: 'all', costs: 1 },
      why: (game, self, { slug }) =>
        whyUsedUp(game, slug, { most: 1, ruling: 'VALLEY-DERSPOT-01' }) ?? whyKindForbidden(game, self, 'bangCard'),
      needs: { card: handCardThat(whyNoBangCard) },
      *run(game, { by, as }, { card }) {
        useInTurn(game, as);
        yield* playCard(game, { by, card, face: faceOf(game, card).id, as: gatling.slug, chosen: {} });
      },
    }),
  },
);

function whyNoBangCard(game: Game, by: SeatId, card: CardId): Refusal | undefined {
  if (!servesAs(game, by, card, 'bangCard')) return refuse('wrongCard', { needs: 'bangCard' });
  return whyKindForbidden(game, by, 'bangCard', card);
}
