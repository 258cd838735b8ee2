import { attack, card, type CardDefinition, heal, seatIn } from '../../../core.ts';
import { bang } from '../../base/cards/bang.ts';
import { beer } from '../../base/cards/beer.ts';
import { panic } from '../../base/cards/panic.ts';
import { needsOfOneOf } from '../used-as.ts';

/** Does what a Panic!, a Beer or a BANG! does, without being one (GOLD-BOTTLE-01 to -04-Q). */
export const bottle: CardDefinition = {
  ...card(
    'Bottle',
    { colour: 'brown', price: 2 },
    {
      *effect(game, move) {
        const { by, face, chosen } = move;
        if (chosen['as'] === panic.slug) yield* panic.effect?.(game, move, chosen) ?? [];
        else if (chosen['as'] === beer.slug) heal(game, by, 1);
        else yield* attack(game, { by, target: seatIn(move, 'at'), face });
      },
    },
  ),
  needs: needsOfOneOf([panic, beer, bang]),
};
