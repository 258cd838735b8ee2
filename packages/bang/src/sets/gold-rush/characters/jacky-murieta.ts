import { action, attack, character, seatInReach } from '../../../core.ts';
import { payNuggets, whyNotPay } from '../nuggets.ts';

const PRICE = 2;

/** In their turn two nuggets buy a shot at somebody in reach, as often as they can pay; no BANG! card (GOLD-JACKY-01 to -03-Q). */
export const jackyMurieta = character(
  'Jacky Murieta',
  { life: 4 },
  {
    action: action({
      traits: { shoots: 'one', costsTokens: PRICE },
      why: (game, self) => whyNotPay(game, self, PRICE, 'GOLD-JACKY-01'),
      needs: { at: seatInReach },
      *run(game, { by }, { at }) {
        payNuggets(game, by, PRICE);
        yield* attack(game, { by, target: at, face: null });
      },
    }),
  },
);
