import {
  type CardId,
  character,
  discardTogether,
  divert,
  type Game,
  handCardThat,
  innermostShot,
  type Move,
  type Refusal,
  refuse,
  response,
  type SeatId,
  seatThat,
  signOf,
  signOfFace,
  SPARED,
  whyFartherThan,
  whyOneself,
} from '../../../core.ts';

const WRONG_SUIT = refuse('wrongSuit', { ruling: 'TRAIN-EVAN-01' });
const NOT_THE_SHOOTER = refuse('notTheShooter', { ruling: 'TRAIN-EVAN-02' });

function whyNoSuch(game: Game, _by: SeatId, card: CardId): Refusal | undefined {
  const face = innermostShot(game)?.face ?? null;
  const suit = face === null ? undefined : signOfFace(game, face)?.suit;
  return suit !== undefined && signOf(game, card)?.suit === suit ? undefined : WRONG_SUIT;
}

function whyNotThere(game: Game, move: Move, seat: SeatId): Refusal | undefined {
  if (seat === innermostShot(game)?.by) return NOT_THE_SHOOTER;
  return whyOneself(game, move, seat) ?? whyFartherThan(game, move.by, seat, 1);
}

/** Aimed at by a BANG! card he may discard a card of its suit: somebody else at distance 1 is its target then, as if shot at by the shooter (TRAIN-EVAN-01 to -05-Q). */
export const evanBabbit = character(
  'Evan Babbit',
  { life: 4 },
  {
    responds: {
      shot: response({
        why: (_game, _self, { isBangCard, answers }) => {
          if (!isBangCard) return refuse('noBangCard', { ruling: 'TRAIN-EVAN-01' });
          return answers.length === 0 ? undefined : refuse('answeredAlready', { ruling: 'TRAIN-EVAN-04-Q' });
        },
        diverts: true,
        needs: { card: handCardThat(whyNoSuch), at: seatThat(whyNotThere) },
        *run(game, { self, threat }, { card, at }) {
          yield* discardTogether(game, self, [card]);
          yield* divert(game, threat, at);
          return SPARED;
        },
      }),
    },
  },
);
