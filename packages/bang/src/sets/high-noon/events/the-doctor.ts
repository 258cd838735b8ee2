import { clockwiseFrom, event, heal, seatOf, starterOf } from '../../../core.ts';

/** Turned up, it gives a life point to whoever has the fewest, or to all of those (HN-DOCTOR-01 to -04-Q). */
export const theDoctor = event('The Doctor', {
  triggers: {
    cameIntoForce(game, { card, source }) {
      if (card !== source.slug) return;
      const seats = clockwiseFrom(game, starterOf(game.state));
      const fewest = Math.min(...seats.map((seat) => seatOf(game, seat).life));
      for (const seat of seats.filter((one) => seatOf(game, one).life === fewest)) heal(game, seat, 1);
    },
  },
});
