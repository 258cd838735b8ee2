import { type Refusal, refuse, type Value } from '@dustup/kernel';
import type { Move, Need } from './definitions.ts';
import { whyFartherThan, whyNotInPlay, whyOutOfReach } from './distance.ts';
import { type Game, seatOf } from './game.ts';
import { type CardId, cardId, type SeatId, seatId } from './ids.ts';

type WhyNot = (game: Game, move: Move, seat: SeatId) => Refusal | undefined;

/** A slot for one seat at the table. */
export function seatThat(why: WhyNot): Need {
  return {
    slot: 'at',
    candidates: (game) => game.seats,
    why: (game, move, value) => whyNotInPlay(game, seatId(Number(value))) ?? why(game, move, seatId(Number(value))),
    fill: (move, value) => ({ ...move, at: seatId(Number(value)) }),
  };
}

const ONESELF = refuse('notOneself', { ruling: 'BASE-BANG-12-Q' });
const whyOneself: WhyNot = (_game, { by }, seat) => (seat === by ? ONESELF : undefined);

/** Any seat, oneself included. */
export const anySeat: Need = seatThat(() => undefined);

/** Any other seat, at any distance. */
export const anotherSeat: Need = seatThat(whyOneself);

/** Another seat that the weapon reaches. */
export const seatInReach: Need = seatThat(
  (game, move, seat) => whyOneself(game, move, seat) ?? whyOutOfReach(game, move.by, seat),
);

/** Another seat at a distance of so much or less, whatever the weapon. */
export function anotherSeatWithin(most: number): Need {
  return seatThat((game, move, seat) => whyOneself(game, move, seat) ?? whyFartherThan(game, move.by, seat, most));
}

/** BASE-PANIC-05-Q, BASE-PANIC-06-Q: one's own hand is no target, and an empty-handed player has only what lies there. */
function isHandTarget(game: Game, by: SeatId, seat: SeatId): boolean {
  return seat !== by && seatOf(game, seat).hand.length > 0;
}

const whyNothingThere: WhyNot = (game, { by }, seat) =>
  isHandTarget(game, by, seat) || seatOf(game, seat).inPlay.length > 0
    ? undefined
    : refuse('nothingThere', { ruling: seat === by ? 'BASE-PANIC-05-Q' : 'BASE-PANIC-06-Q' });

/** A seat with a card to be had, and then the card: a random one of the hand, or one of those in play. */
export function cardOfSeat(why: WhyNot): readonly Need[] {
  const what: Need = {
    slot: 'what',
    candidates: (game, { by, at }) => {
      const { inPlay } = seatOf(game, at);
      return isHandTarget(game, by, at) ? ['hand', ...inPlay] : inPlay;
    },
    why: () => undefined,
    fill: (move, value: Value) => ({ ...move, what: value === 'hand' ? 'hand' : cardId(Number(value)) }),
  };
  return [seatThat((game, move, seat) => why(game, move, seat) ?? whyNothingThere(game, move, seat)), what];
}

/** A slot for a card of one's own hand. */
export function handCardThat(why: (game: Game, card: CardId) => Refusal | undefined): Need {
  return {
    slot: 'card',
    candidates: (game, { by }) => seatOf(game, by).hand,
    why: (game, _move, value) => why(game, cardId(Number(value))),
    fill: (move, value) => ({ ...move, card: cardId(Number(value)) }),
  };
}

/** As many other cards of the hand, given up for it; such as will do. */
export function cost(count: number, isPayable?: (game: Game, by: SeatId, card: CardId) => boolean): Need {
  return isPayable === undefined ? { slot: 'cost', count } : { slot: 'cost', count, isPayable };
}
