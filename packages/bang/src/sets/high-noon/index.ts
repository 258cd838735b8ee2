import type { SetDefinition } from '../../core.ts';
import { eventDeck, eventSet } from '../event-decks/index.ts';
import { blessing } from './events/blessing.ts';
import { curse } from './events/curse.ts';
import { ghostTown } from './events/ghost-town.ts';
import { goldRush } from './events/gold-rush.ts';
import { hangover } from './events/hangover.ts';
import { highNoon as highNoonItself } from './events/high-noon.ts';
import { shootout } from './events/shootout.ts';
import { theDaltons } from './events/the-daltons.ts';
import { theDoctor } from './events/the-doctor.ts';
import { theReverend } from './events/the-reverend.ts';
import { theSermon } from './events/the-sermon.ts';
import { thirst } from './events/thirst.ts';
import { trainArrival } from './events/train-arrival.ts';
import { icons } from './icons.ts';

/** High Noon: 13 events, the one of its own name last. */
export const highNoon: SetDefinition = {
  ...eventSet,
  slug: 'high-noon',
  name: 'High Noon',
  icons,
  questions: {
    discardOne: { asked: 'to discard a card in play', verb: 'discard' },
  },
  events: [
    blessing,
    curse,
    ghostTown,
    goldRush,
    hangover,
    shootout,
    theDaltons,
    theDoctor,
    theReverend,
    theSermon,
    thirst,
    trainArrival,
    highNoonItself,
  ],
  rules: [eventDeck],
};
