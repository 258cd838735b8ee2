import { event } from '../../../core.ts';

/** Phase 1 draws from the discard pile while it lasts; the surplus of phase 3 goes face down onto the draw pile (FOC-ABANDONED-MINE-01 to -10-Q). */
export const abandonedMine = event('Abandoned Mine', {
  looksAtDiscards: true,
  queries: {
    phaseOnePile: () => 'discardPile',
    surplusPile: () => 'drawPile',
  },
});
