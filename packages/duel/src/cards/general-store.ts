import {
  ask,
  type CardId,
  card,
  choice,
  type Game,
  moveTop,
  otherSeat,
  questionOf,
  report,
  type SeatId,
} from '../core.ts';
import { SEATS, seatOf } from '../core.ts';
import { takeOut } from '@dustup/tabletop';

const CARDS = 4;

/** Four cards are laid out and taken in turn, its player first (DUEL-STORE-01, -02-Q). */
export const generalStore = card(
  'General Store',
  { colour: 'brown', traits: { draws: 2, gives: 2 } },
  {
    *effect(game, { by }) {
      const { shelf } = game.state;
      layOut(game);
      report(game, 'offered', { cards: [...shelf] });
      for (let guest = by; shelf.length > 0; guest = otherSeat(guest)) {
        const picked = yield* ask(guest, () =>
          questionOf<CardId>('pickCard', { source: 'general-store' }, choice('card', shelf.slice())),
        );
        report(game, 'picked', { seat: guest, cards: [picked] });
        takeOut(shelf, picked);
        seatOf(game, guest).hand.push(picked);
      }
    },
  },
);

/** Two of each player's own deck; all of the common one as soon as there is one. */
function layOut(game: Game): void {
  const { shelf } = game.state;
  const onCommon: SeatId | undefined = SEATS.find((seat) => seatOf(game, seat).deck.length === 0);
  const decks = onCommon === undefined ? [...SEATS, ...SEATS] : Array.from({ length: CARDS }, () => onCommon);
  for (const seat of decks) moveTop(game, seat, shelf);
}
