import { event } from '../../../core.ts';

/** Phase 1 brings one card fewer, but never none (HN-THIRST-01 to -08-Q). */
export const thirst = event('Thirst', { queries: { moreInPhaseOne: (more) => more - 1 } });
