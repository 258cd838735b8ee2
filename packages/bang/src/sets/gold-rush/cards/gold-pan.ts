import { action, card } from '../../../core.ts';
import { cardForNugget } from '../rules/card-for-nugget.ts';

/** In their turn its owner may pay a nugget for a card, twice at most (GOLD-PAN-01, -02-Q). */
export const goldPan = card(
  'Gold Pan',
  { colour: 'black', price: 3, traits: { sellsCards: 2 } },
  { action: action(cardForNugget('GOLD-PAN-01')) },
);
