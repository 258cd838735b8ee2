import { event } from '../../../core.ts';

/** Every card counts as a Spade, whatever is printed on it (HN-CURSE-01 to -05-Q). */
export const curse = event('Curse', { queries: { suit: () => '♠' } });
