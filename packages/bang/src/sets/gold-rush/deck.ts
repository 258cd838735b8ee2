import type { CardDefinition, Copies, SetDefinition } from '../../core.ts';
import { boots } from './cards/boots.ts';
import { bottle } from './cards/bottle.ts';
import { calumet } from './cards/calumet.ts';
import { goldPan } from './cards/gold-pan.ts';
import { goldRush } from './cards/gold-rush.ts';
import { gunBelt } from './cards/gun-belt.ts';
import { horseshoe } from './cards/horseshoe.ts';
import { luckyCharm } from './cards/lucky-charm.ts';
import { pardner } from './cards/pardner.ts';
import { pickaxe } from './cards/pickaxe.ts';
import { rhum } from './cards/rhum.ts';
import { rucksack } from './cards/rucksack.ts';
import { shot } from './cards/shot.ts';
import { unionPacific } from './cards/union-pacific.ts';
import { wanted } from './cards/wanted.ts';
import { DISCARDS, PILE } from './zones.ts';

/** Equipment has no suit and no rank. */
function copies(card: CardDefinition, count: number): Copies {
  return { card, signs: Array.from({ length: count }, () => null) };
}

/** The 24 equipment cards (GOLD-SETUP-01). */
export const equipmentDeck: NonNullable<SetDefinition['decks']>[number] = {
  slug: 'equipment',
  pile: PILE,
  discards: DISCARDS,
  copies: [
    copies(shot, 3),
    copies(bottle, 3),
    copies(pardner, 3),
    copies(rhum, 2),
    copies(unionPacific, 1),
    copies(goldRush, 1),
    copies(calumet, 1),
    copies(gunBelt, 1),
    copies(horseshoe, 1),
    copies(pickaxe, 1),
    copies(wanted, 3),
    copies(goldPan, 1),
    copies(boots, 1),
    copies(luckyCharm, 1),
    copies(rucksack, 1),
  ],
};
