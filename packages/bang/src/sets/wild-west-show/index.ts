import type { SetDefinition } from '../../core.ts';
import { bigSpencer } from './characters/big-spencer.ts';
import { flintWestwood } from './characters/flint-westwood.ts';
import { garyLooter } from './characters/gary-looter.ts';
import { dealFirstPair, gregoryDeck } from './characters/gregory-deck.ts';
import { johnPain, justGained } from './characters/john-pain.ts';
import { leeVanKliff } from './characters/lee-van-kliff.ts';
import { terenKill } from './characters/teren-kill.ts';
import { youlGrinner } from './characters/youl-grinner.ts';
import { boneOrchard } from './events/bone-orchard.ts';
import { darlingValentine } from './events/darling-valentine.ts';
import { dorothyRage } from './events/dorothy-rage.ts';
import { gag } from './events/gag.ts';
import { helenaZontero } from './events/helena-zontero.ts';
import { ladyRosaDelTexas } from './events/lady-rosa-del-texas.ts';
import { missSusanna } from './events/miss-susanna.ts';
import { sacagaway } from './events/sacagaway.ts';
import { showdown } from './events/showdown.ts';
import { wildWestShow as wildWestShowItself } from './events/wild-west-show.ts';
import { icons } from './icons.ts';
import { cardsPlayed, countOfCards } from './rules/cards-played.ts';
import { areRolesNew, newRoles } from './rules/new-roles.ts';
import { SHOW, showHolder, showPile, stackShow, TURN_THE_PILE } from './rules/show-pile.ts';

const show = [
  boneOrchard,
  darlingValentine,
  dorothyRage,
  gag,
  helenaZontero,
  ladyRosaDelTexas,
  missSusanna,
  sacagaway,
  showdown,
  wildWestShowItself,
];

/** Wild West Show: eight characters, and ten show cards that Stagecoach and Wells Fargo turn up. */
export const wildWestShow: SetDefinition = {
  slug: 'wild-west-show',
  name: 'Wild West Show',
  icons,
  questions: {
    keepPair: { asked: 'to keep both characters', verb: 'choose' },
    giveCard: { asked: 'to give a card', verb: 'give' },
    order: { asked: 'to name a card', verb: 'order' },
    ordered: { asked: 'to play the card ordered', verb: 'answer' },
  },
  deck: [],
  characters: [bigSpencer, flintWestwood, garyLooter, gregoryDeck, johnPain, leeVanKliff, terenKill, youlGrinner],
  events: show,
  stacks: { [SHOW]: { isNextSeen: false, holder: showHolder, turnedBy: TURN_THE_PILE, last: wildWestShowItself.slug } },
  rules: [showPile, newRoles, countOfCards],
  memories: [showHolder, areRolesNew, cardsPlayed, justGained],
  bringsBackTheDead: () => true,
  prepare: (game) => {
    stackShow(
      game,
      show.map(({ slug }) => slug),
      wildWestShowItself.slug,
    );
    dealFirstPair(game);
  },
};
