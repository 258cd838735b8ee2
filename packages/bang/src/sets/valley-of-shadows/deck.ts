import { type CardDefinition, type Copies, signs } from '../../core.ts';
import { aim } from './cards/aim.ts';
import { escape } from './cards/escape.ts';
import { fanning } from './cards/fanning.ts';
import { ghost } from './cards/ghost.ts';
import { saved } from './cards/saved.ts';
import { tornado } from './cards/tornado.ts';

/** The cards as printed. */
export const deck: readonly Copies[] = [
  copies(ghost, '9♠ 10♠'),
  copies(escape, '3♥'),
  copies(aim, '6♣'),
  copies(saved, '5♥'),
  copies(fanning, '2♠'),
  copies(tornado, 'A♣'),
];

function copies(card: CardDefinition, printed: string): Copies {
  return { card, signs: signs(printed) };
}
