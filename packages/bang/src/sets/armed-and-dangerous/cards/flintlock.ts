import {
  ask,
  attack,
  card,
  cardShowing,
  type Game,
  handOf,
  isInZone,
  pickUp,
  playedAs,
  question,
  ruleModule,
  seatInReach,
  says,
  type SeatId,
  selection,
} from '../../../core.ts';
import { loadOf, pays, tokensToPay, useOrPass } from '../rules/load.ts';

const PRICE = 2;

/** A shot at somebody in reach, no BANG! card; cancelled, it may be bought back for 2 tokens (ARMED-FLINTLOCK-01 to -03-Q). */
export const flintlock = card(
  'Flintlock',
  { colour: 'brown', traits: { shoots: 'one', spends: PRICE } },
  {
    needs: { at: seatInReach },
    effect: (game, { by, face }, { at }) => attack(game, { by, target: at, face }),
  },
);

/** ARMED-FLINTLOCK-03-Q: paid once it is known that the shot is cancelled. */
export const flintlockReturns = ruleModule('flintlock-returns', {
  triggers: {
    *shotCancelled(game, { shot }) {
      const { by, face } = shot;
      if (by === null || face === null || playedAs(game, face) !== flintlock.slug || loadOf(game, by) < PRICE) return;
      const answer = yield* ask(game, by, () => takeBackQuestion(game, by));
      if (answer === null || answer['do'] === 'pass' || !(yield* pays(game, by, answer['pay']))) return;
      const fired = cardShowing(game, face);
      if (isInZone(game, fired, 'discardPile')) pickUp(game, by, fired, handOf(by));
    },
  },
});

function takeBackQuestion(game: Game, seat: SeatId) {
  const tokens = selection('pay', tokensToPay(game, seat), { least: PRICE, most: PRICE, holds: 'token' });
  return question('takeBack', says({ deed: { spends: PRICE } }), useOrPass(flintlock.slug, tokens));
}
