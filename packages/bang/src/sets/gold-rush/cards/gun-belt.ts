import { card } from '../../../core.ts';

const CARDS = 8;

/** Its owner may keep eight cards at the end of the turn, whatever their life (GOLD-BELT-01, -02-Q). */
export const gunBelt = card(
  'Gun Belt',
  { colour: 'black', price: 2, traits: { keeps: CARDS } },
  { queries: { handLimit: (limit, { self, seat }) => (seat === self ? Math.max(limit, CARDS) : limit) } },
);
