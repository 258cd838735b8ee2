import { event } from '../../../core.ts';

/** Turns go to the right, from the Sheriff on; whatever goes round otherwise goes to the left as ever (HN-GOLD-RUSH-01 to -06-Q). */
export const goldRush = event('Gold Rush', { queries: { turnDirection: () => -1 } });
