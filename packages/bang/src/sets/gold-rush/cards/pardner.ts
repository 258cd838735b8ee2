import { card, type CardDefinition } from '../../../core.ts';
import { catBalou } from '../../base/cards/cat-balou.ts';
import { duel } from '../../base/cards/duel.ts';
import { generalStore } from '../../base/cards/general-store.ts';
import { needsOfOneOf } from '../used-as.ts';

const USES = [generalStore, duel, catBalou];

/** Does what a General Store, a Duel or a Cat Balou does, without being one (GOLD-PARD-01, -02-Q). */
export const pardner: CardDefinition = {
  ...card(
    'Pardner',
    { colour: 'brown', price: 2 },
    {
      *effect(game, move) {
        const use = USES.find(({ slug }) => slug === move.chosen['as']);
        yield* use?.effect?.(game, move, move.chosen) ?? [];
      },
    },
  ),
  needs: needsOfOneOf(USES),
};
