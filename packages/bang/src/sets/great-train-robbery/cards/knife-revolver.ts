import { attack, card, cardShowing, drawCheck, handOf, isInZone, pickUp, seatInReach } from '../../../core.ts';

const RETURNS = {
  reason: 'knife-revolver',
  hits: { suits: ['♠', '♥', '♦', '♣'], from: 'J', to: 'A' },
  isGood: true,
} as const;

/** A shot instead of the BANG! of the turn, no BANG! card. Its player draws! first: J to A and the card is back in the hand (TRAIN-KNIFE-01 to -04-Q). */
export const knifeRevolver = card(
  'Knife Revolver',
  { colour: 'brown', isLimited: true, traits: { shoots: 'one' } },
  {
    needs: { at: seatInReach },
    *effect(game, { by, face }, { at }) {
      const isBack = yield* drawCheck(game, by, RETURNS);
      const knife = cardShowing(game, face);
      if (isBack && isInZone(game, knife, 'discardPile')) pickUp(game, by, knife, handOf(by));
      yield* attack(game, { by, target: at, face });
    },
  },
);
