import {
  ask,
  discardTogether,
  type Game,
  pickOneOf,
  type Procedure,
  says,
  type SeatId,
  seatOf,
} from '../../../core.ts';

const GIVEN_UP = says({ chosen: 'lost' });

/** A player discards a card of their hand, of their own choice; nothing of an empty one, which may run empty while they are asked. */
export function* discardOne(game: Game, seat: SeatId, kind: string): Procedure {
  const { hand } = seatOf(game, seat);
  const [first] = hand;
  if (first === undefined) return;
  const card = hand.length === 1 ? first : yield* ask(game, seat, () => pickOneOf(kind, hand, GIVEN_UP));
  if (card !== null) yield* discardTogether(game, seat, [card]);
}
