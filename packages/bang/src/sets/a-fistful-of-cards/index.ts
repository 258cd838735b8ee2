import type { SetDefinition } from '../../core.ts';
import { eventDeck, stackEvents } from '../event-decks/index.ts';
import { lawOfTheWest } from './events/law-of-the-west.ts';

/** A Fistful of Cards, as far as it is built. */
export const aFistfulOfCards: SetDefinition = {
  slug: 'a-fistful-of-cards',
  name: 'A Fistful of Cards',
  deck: [],
  characters: [],
  events: [lawOfTheWest],
  rules: [eventDeck],
  prepare: stackEvents,
};
