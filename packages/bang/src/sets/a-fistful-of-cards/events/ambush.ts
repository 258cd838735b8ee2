import { event } from '../../../core.ts';

/** Everybody sits next to everybody; horses, scopes and the like still count (FOC-AMBUSH-01 to -05-Q). */
export const ambush = event('Ambush', { queries: { distance: () => 1 } });
