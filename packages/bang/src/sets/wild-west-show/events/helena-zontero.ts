import { drawCheck, event, hasRole, isInPlay, recall, seatId } from '../../../core.ts';
import { dealNewRoles } from '../rules/new-roles.ts';
import { showHolder } from '../rules/show-pile.ts';

/** Turned up, it takes a draw!: on Hearts or Diamonds all roles in play but the Sheriff's are dealt anew (WWS-HELENA-01 to -04-Q). */
export const helenaZontero = event('Helena Zontero', {
  triggers: {
    *cameIntoForce(game, { card, source, self }) {
      if (card !== source.slug) return;
      const check = { reason: source.slug, hits: { suits: ['♥', '♦'] }, isGood: true } as const;
      if (!(yield* drawCheck(game, seatId(recall(game, showHolder) ?? self), check))) return;
      const dealt = game.seats.filter((seat) => isInPlay(game, seat) && !hasRole(game, seat, 'sheriff'));
      dealNewRoles(game, dealt);
    },
  },
});
