import { attack, card, type Game, query, refuse, type SeatId, seatInReach } from '../../../core.ts';

/** Shoots a player whom the weapon reaches; one BANG! card a turn (BASE-PLAY-01, BASE-BANG-01). */
export const bang = card(
  'BANG!',
  { colour: 'brown', kinds: ['bangCard'], traits: { shoots: 'one' } },
  {
    why: whyNoMoreBangs,
    needs: [seatInReach],
    *effect(game, { by, at, face }) {
      yield* attack(game, { by, target: at, face, isBangCard: true, isLast: true });
    },
  },
);

function whyNoMoreBangs(game: Game, seat: SeatId) {
  const played = game.state.turn.bangsPlayed;
  const limit = query(game, 'bangLimit', 1, { seat });
  return played < limit ? undefined : refuse('bangLimitReached', { played, limit, ruling: 'BASE-PLAY-01' });
}
