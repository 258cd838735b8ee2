import { type CardId, cardId, type Game, type Move, NO_CARD, refuse, ruleModule, signOf } from '../../../core.ts';
import { dangerousWeapon, isBoughtNow } from '../rules/weapons.ts';

/** Reach 1; for a token a BANG! of ♦ cannot be cancelled (ARMED-DOUBLE-01, ARMED-DOUBLE-02-Q). */
export const doubleBarrel = dangerousWeapon('Double Barrel', 1, {
  why: (game, move) => (isDiamond(game, cardOf(move)) ? undefined : NO_DIAMOND),
});

const NO_DIAMOND = refuse('wrongSuit', { needs: '♦', ruling: 'ARMED-DOUBLE-01' });

/** An ability that shoots a card of the hand names it first. */
function cardOf({ card, chosen }: Move): CardId {
  return card === NO_CARD ? cardId(Number(chosen['card'] ?? NO_CARD)) : card;
}

function isDiamond(game: Game, card: CardId): boolean {
  return card !== NO_CARD && signOf(game, card)?.suit === '♦';
}

export const doubleBarrelHits = ruleModule('double-barrel-hits', {
  triggers: {
    shotFired(game, { shot }) {
      if (shot.isBangCard && isBoughtNow(game, doubleBarrel)) shot.isUnavoidable = true;
    },
  },
});
