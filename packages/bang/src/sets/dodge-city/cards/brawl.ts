import {
  allOthers,
  ask,
  type CardId,
  card,
  cost,
  discardCardOf,
  type Game,
  isInPlay,
  pickFromSeat,
  type Procedure,
  reaches,
  type SeatId,
  seatOf,
} from '../../../core.ts';

/** For another card of the hand: every other player loses a card, of the hand or in play as its player says (DODGE-DISC-02, -04-Q). */
export const brawl = card(
  'Brawl',
  { colour: 'brown', affects: 'others', traits: { discardsOfAll: true, costs: 1 } },
  {
    needs: { cost: cost(1) },
    *effect(game, play) {
      const { by } = play;
      for (const target of allOthers(game, play)) {
        if (!hasCards(game, target) || !isInPlay(game, target)) continue;
        if (!isInPlay(game, by)) return; // VALLEY-MIX-16-Q
        if (!(yield* reaches(game, target, play))) continue;
        const what = yield* whichOf(game, by, target);
        if (what !== null) yield* discardCardOf(game, by, target, what);
      }
    },
  },
);

function hasCards(game: Game, seat: SeatId): boolean {
  const { hand, inPlay } = seatOf(game, seat);
  return hand.length + inPlay.length > 0;
}

/** Nobody is asked where nothing lies in play: it is the hand then. */
function* whichOf(game: Game, by: SeatId, target: SeatId): Procedure<CardId | 'hand' | null> {
  if (seatOf(game, target).inPlay.length === 0) return 'hand';
  return yield* ask(game, by, () => pickFromSeat(game, target, 'discardOf'));
}
