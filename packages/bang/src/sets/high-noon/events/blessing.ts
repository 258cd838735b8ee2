import { event } from '../../../core.ts';

/** Every card counts as a Heart, whatever is printed on it (HN-BLESSING-01 to -04-Q). */
export const blessing = event('Blessing', { queries: { suit: () => '♥' } });
