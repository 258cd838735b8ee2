import type { SetDefinition } from '../../core.ts';
import { eventDeck, eventSet } from '../event-decks/index.ts';
import { aFistfulOfCards as aFistfulItself } from './events/a-fistful-of-cards.ts';
import { abandonedMine } from './events/abandoned-mine.ts';
import { ambush } from './events/ambush.ts';
import { bloodBrothers } from './events/blood-brothers.ts';
import { deadMan } from './events/dead-man.ts';
import { hardLiquor } from './events/hard-liquor.ts';
import { lasso } from './events/lasso.ts';
import { lawOfTheWest, shownCard } from './events/law-of-the-west.ts';
import { peyote } from './events/peyote.ts';
import { ranch } from './events/ranch.ts';
import { ricochet } from './events/ricochet.ts';
import { russianRoulette } from './events/russian-roulette.ts';
import { sniper } from './events/sniper.ts';
import { theJudge } from './events/the-judge.ts';
import { vendetta } from './events/vendetta.ts';
import { FIRST_OUT, firstOut, hasBeenBack } from './rules/first-out.ts';
import { icons } from './icons.ts';

/** A Fistful of Cards: 15 events, the one of its own name last. */
export const aFistfulOfCards: SetDefinition = {
  ...eventSet,
  slug: 'a-fistful-of-cards',
  name: 'A Fistful of Cards',
  icons,
  questions: {
    giveLife: { asked: 'to give a life point', verb: 'answer' },
  },
  events: [
    abandonedMine,
    ambush,
    bloodBrothers,
    deadMan,
    hardLiquor,
    lasso,
    lawOfTheWest,
    peyote,
    ranch,
    ricochet,
    russianRoulette,
    sniper,
    theJudge,
    vendetta,
    aFistfulItself,
  ],
  rules: [eventDeck, firstOut],
  memories: [hasBeenBack, shownCard],
  tokens: [{ kind: FIRST_OUT, supply: 1, most: 1 }],
};
