import {
  answering,
  anotherSeat,
  card,
  type CardId,
  cardId,
  definitionOf,
  discardInPlay,
  type Game,
  inPlayOf,
  moveTo,
  type Move,
  oneOf,
  query,
  reaches,
  type Refusal,
  refuse,
  report,
  type SeatId,
  seatIn,
  seatOf,
  settle,
} from '../../../core.ts';
import { ghostsComeBack } from '../rules/ghosts.ts';

/** One of one's own cards in play changes places with another player's (TRAIN-SWITCH-01 to -10-Q). */
export const switchCard = card(
  'Switch',
  { colour: 'brown', traits: { swaps: true } },
  {
    why: (game, by) =>
      seatOf(game, by).inPlay.length > 0 ? undefined : refuse('nothingToSwitch', { ruling: 'TRAIN-SWITCH-08-Q' }),
    needs: {
      ownCard: oneOf('card', (game, { by }) => seatOf(game, by).inPlay),
      at: anotherSeat,
      what: oneOf(
        'card',
        (game, move) => seatOf(game, seatIn(move, 'at')).inPlay,
        (game, move, value) => whyNotSwitch(game, move, cardId(Number(value))),
      ),
    },
    *effect(game, { by, face, as }, { ownCard, at, what }) {
      if (!(yield* reaches(game, at, { by, face, as }))) return;
      hand(game, by, ownCard, at);
      hand(game, at, what, by);
      ghostsComeBack(game);
      yield* settle(game); // TRAIN-SWITCH-10-Q: both have changed places by then
      dropOldWeapon(game, by, what);
      dropOldWeapon(game, at, ownCard);
    },
  },
);

function whyNotSwitch(game: Game, move: Move, theirs: CardId): Refusal | undefined {
  const mine = cardId(Number(move.chosen['ownCard']));
  const at = seatIn(move, 'at');
  return whyNotReceive(game, at, mine, theirs) ?? whyNotReceive(game, move.by, theirs, mine);
}

/** Never two of a name in front of one player (TRAIN-SWITCH-03), no Jail and no Ghost Car in front of the Sheriff (-05). */
function whyNotReceive(game: Game, seat: SeatId, received: CardId, given: CardId): Refusal | undefined {
  const { slug, name } = definitionOf(game, received);
  const isTwin = (one: CardId) => one !== given && definitionOf(game, one).slug === slug;
  if (seatOf(game, seat).inPlay.some(isTwin)) return refuse('alreadyInPlay', { card: name, ruling: 'TRAIN-SWITCH-03' });
  return query(game, answering(game).whyNotLie, undefined, { card: received, seat });
}

/** Straight into play: it may be used at once (TRAIN-SWITCH-07-Q). */
function hand(game: Game, from: SeatId, given: CardId, to: SeatId): void {
  report(game, 'passedOn', { seat: from, target: to, cards: [given] });
  moveTo(game, given, inPlayOf(to));
  const { laid } = game.state.turn;
  if (laid.includes(given)) laid.splice(laid.indexOf(given), 1);
}

/** TRAIN-SWITCH-02: a weapon received takes the place of the one that is there. */
function dropOldWeapon(game: Game, seat: SeatId, received: CardId): void {
  if (!definitionOf(game, received).isWeapon) return;
  const old = seatOf(game, seat).inPlay.find((one) => one !== received && definitionOf(game, one).isWeapon);
  if (old !== undefined) discardInPlay(game, { owner: seat, card: old });
}
