import { card } from '../../../core.ts';

/** One card more in its owner's phase 1 (GOLD-PICK-01, -02-Q). */
export const pickaxe = card(
  'Pickaxe',
  { colour: 'black', price: 4, traits: { drawsEachTurn: 1 } },
  { queries: { moreInPhaseOne: (more, { self, seat }) => (seat === self ? more + 1 : more) } },
);
