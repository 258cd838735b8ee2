import { definitionOf, handOf, hasRole, inPlayOf, ruleModule } from '../../../core.ts';
import { GHOST_CAR } from './ghosts.ts';
import { carsOf, FULL_TRAIN, isRailcar, RAILCARS, TRAIN } from './zones.ts';

/**
 * A railcar is never in a hand: it lies in front of whoever should take it there (TRAIN-RAIL-04), the Ghost Car never in
 * front of the Sheriff. Back in the deck it joins a train that is too short (TRAIN-EOL-07).
 */
export const railcarsInPlay = ruleModule('railcars-in-play', {
  queries: {
    landsIn: (zone, { game, card }) => {
      if (!isRailcar(game, card)) return zone;
      if (zone === RAILCARS) return carsOf(game).length < FULL_TRAIN ? TRAIN : zone;
      const holder = game.seats.find((seat) => zone === handOf(seat) || zone === inPlayOf(seat));
      if (holder === undefined) return zone;
      if (definitionOf(game, card).slug === GHOST_CAR && hasRole(game, holder, 'sheriff')) return RAILCARS;
      return inPlayOf(holder);
    },
  },
});
