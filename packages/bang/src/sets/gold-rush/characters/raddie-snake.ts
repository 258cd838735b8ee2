import { action, character } from '../../../core.ts';
import { cardForNugget } from '../rules/card-for-nugget.ts';

/** In his turn he may pay a nugget for a card, twice at most (GOLD-SNAKE-01). */
export const raddieSnake = character('Raddie Snake', { life: 4 }, { action: action(cardForNugget('GOLD-SNAKE-01')) });
