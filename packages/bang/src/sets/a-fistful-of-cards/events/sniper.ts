import {
  action,
  attack,
  type CardId,
  carryOut,
  cost,
  discard,
  event,
  faceOf,
  type Game,
  type Move,
  type Procedure,
  report,
  type SeatId,
  seatInReach,
  servesAs,
} from '../../../core.ts';

const pairOfBangs = cost(2, (game, by, card) => servesAs(game, by, card, 'bangCard'));

type Aimed = { readonly at: SeatId; readonly cost: readonly CardId[] };

/** In his turn a player may give up two BANG! cards for one shot in reach that takes two Missed! (FOC-SNIPER-01 to -07-Q). */
export const sniper = event('Sniper', {
  action: action({
    traits: { shoots: 'one', costs: 2 },
    needs: { at: seatInReach, cost: pairOfBangs },
    *run(game, move) {
      yield* carryOut(game, move, snipe, false);
    },
  }),
});

function* snipe(game: Game, { by }: Move, { at, cost: pair }: Aimed): Procedure {
  const given = pair.map((card) => faceOf(game, card).id);
  // in the order he names them: whoever sees him aim knows already what they are
  report(game, 'discarded', { seat: by, cards: pair });
  for (const card of pair) discard(game, card);
  yield* attack(game, { by, target: at, face: null, given, misses: 2 });
}
