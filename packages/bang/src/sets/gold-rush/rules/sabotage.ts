import {
  action,
  cardId,
  type Game,
  oneOf,
  refuse,
  report,
  ruleModule,
  type SeatId,
  seatIn,
  seatThat,
} from '../../../core.ts';
import { discardEquipment } from '../buying.ts';
import { payNuggets, whyNotPay } from '../nuggets.ts';
import { equipmentOf, priceOf } from '../zones.ts';

const RULING = 'GOLD-FORCE-01';
/** The cheapest equipment that stays costs two. */
const LEAST = 3;
const ONESELF = refuse('notOneself', { ruling: RULING });
const NOTHING_THERE = refuse('nothingThere', { ruling: RULING });

/** In phase 2 anybody may pay the price of another's equipment and a nugget more: it is discarded (GOLD-FORCE-01, -02). */
export const sabotage = ruleModule('sabotage', {
  action: action({
    traits: { discards: true, spendsTokens: true },
    why: (game, self) => whyNotPay(game, self, LEAST, RULING),
    needs: {
      at: seatThat((game, { by }, seat) => (seat === by ? ONESELF : whyNone(game, by, seat))),
      what: oneOf(
        'card',
        (game, move) => equipmentOf(game, seatIn(move, 'at')),
        (game, { by }, card) => whyNotPay(game, by, priceOf(game, cardId(Number(card))) + 1, RULING),
      ),
    },
    *run(game, { by }, { at, what }) {
      payNuggets(game, by, priceOf(game, what) + 1);
      report(game, 'discarded', { seat: at, cards: [what] });
      discardEquipment(game, what);
    },
  }),
});

function whyNone(game: Game, _by: SeatId, seat: SeatId) {
  return equipmentOf(game, seat).length === 0 ? NOTHING_THERE : undefined;
}
