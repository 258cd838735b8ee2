import { event } from '../../../core.ts';

/** A second BANG! card may be played in each turn (HN-SHOOTOUT-01 to -06-Q). */
export const shootout = event('Shootout', { queries: { bangLimit: (limit) => limit + 1 } });
