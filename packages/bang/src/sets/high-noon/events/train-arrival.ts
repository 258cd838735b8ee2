import { event } from '../../../core.ts';

/** Phase 1 brings one card more (HN-TRAIN-ARRIVAL-01 to -06-Q). */
export const trainArrival = event('Train Arrival', { queries: { moreInPhaseOne: (more) => more + 1 } });
