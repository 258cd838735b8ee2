import { cardInPlayOf, refuse, seatOf, seatThat } from '../../../core.ts';

/** Any card in play, one's own too: in front of whom it lies, and which. */
export const cardInPlay = {
  at: seatThat((game, _move, seat) =>
    seatOf(game, seat).inPlay.length > 0 ? undefined : refuse('nothingThere', { ruling: 'ARMED-SQUAW-02-Q' }),
  ),
  what: { ...cardInPlayOf('at'), isSure: true },
};
