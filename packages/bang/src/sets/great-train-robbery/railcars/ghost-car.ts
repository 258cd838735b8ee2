import { card, hasRole, oneOf, refuse, seatId } from '../../../core.ts';

const NOT_THE_SHERIFF = refuse('notTheSheriff', { ruling: 'TRAIN-GHOSTCAR-01' });

/**
 * Put in front of anybody but the Sheriff, of the dead too, who are back without life (TRAIN-GHOSTCAR-01, -02). Its holder
 * stays in the game without life instead of being eliminated (-03), and ends each turn with an empty hand (-05).
 */
export const ghostCar = card(
  'Ghost Car',
  { colour: 'blue', isLaidAt: true, keepsInGame: true, traits: { revives: true } },
  {
    needs: {
      at: oneOf(
        'seat',
        (game) => game.seats,
        (game, _move, value) => (hasRole(game, seatId(Number(value)), 'sheriff') ? NOT_THE_SHERIFF : undefined),
      ),
    },
    queries: {
      // TRAIN-GHOSTCAR-09-Q: it would lie in front of the Sheriff
      whyNotTake: (why, { game, source, card: taken, by }) =>
        taken === source.card && hasRole(game, by, 'sheriff') ? NOT_THE_SHERIFF : why,
      whyNotLie: (why, { game, source, card: lying, seat }) =>
        lying === source.card && hasRole(game, seat, 'sheriff') ? NOT_THE_SHERIFF : why,
    },
  },
);
