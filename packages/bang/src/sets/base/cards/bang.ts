import { attack, card, seatInReach } from '../../../core.ts';

/** Shoots a player whom the weapon reaches; one BANG! card a turn (BASE-PLAY-01, BASE-BANG-01). */
export const bang = card(
  'BANG!',
  { colour: 'brown', kinds: ['bangCard'], isLimited: true, traits: { shoots: 'one' } },
  {
    needs: { at: seatInReach },
    effect: (game, { by, face }, { at }) => attack(game, { by, target: at, face, isBangCard: true }),
  },
);
