import { type CardDefinition, type Copies, signs } from '../../core.ts';
import { aceUpTheSleeve } from './cards/ace-up-the-sleeve.ts';
import { caravan } from './cards/caravan.ts';
import { crate } from './cards/crate.ts';
import { duck } from './cards/duck.ts';
import { tumbleweed } from './cards/tumbleweed.ts';

/** The cards as printed: which, and the sign in each corner (ARMED-SETUP-02). */
export const deck: readonly Copies[] = [
  copies(aceUpTheSleeve, 'A♥'),
  copies(crate, '3♥'),
  copies(tumbleweed, '4♣'),
  copies(caravan, '2♠'),
  copies(duck, '3♦'),
];

function copies(card: CardDefinition, printed: string): Copies {
  return { card, signs: signs(printed) };
}
