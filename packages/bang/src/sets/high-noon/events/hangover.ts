import { borrow, event, seatOf } from '../../../core.ts';

/** No character has its ability; life points stay as they are, cards in play work (HN-HANGOVER-01 to -07-Q). */
export const hangover = event('Hangover', {
  suppresses: (_game, _self, { place }) => place === 'character',
  triggers: {
    // HN-HANGOVER-07-Q: what somebody has borrowed is lost with the choosing
    cameIntoForce(game, { card, source }) {
      if (card !== source.slug) return;
      for (const seat of game.seats) if (seatOf(game, seat).borrowed.length > 0) borrow(game, seat, []);
    },
  },
});
