import type { SetDefinition } from '../../core.ts';
import { dealFirstPair, gregoryDeck } from './characters/gregory-deck.ts';
import { leeVanKliff } from './characters/lee-van-kliff.ts';
import { ladyRosaDelTexas } from './events/lady-rosa-del-texas.ts';
import { wildWestShow as wildWestShowItself } from './events/wild-west-show.ts';
import { SHOW, showHolder, showPile, stackShow } from './rules/show-pile.ts';

const show = [ladyRosaDelTexas, wildWestShowItself];

/** Wild West Show, as far as it is built. */
export const wildWestShow: SetDefinition = {
  slug: 'wild-west-show',
  name: 'Wild West Show',
  deck: [],
  characters: [gregoryDeck, leeVanKliff],
  events: show,
  stacks: { [SHOW]: { isNextSeen: false } },
  rules: [showPile],
  memories: [showHolder],
  prepare: (game) => {
    stackShow(
      game,
      show.map(({ slug }) => slug),
      wildWestShowItself.slug,
    );
    dealFirstPair(game);
  },
};
