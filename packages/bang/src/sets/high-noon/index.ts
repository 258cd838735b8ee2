import type { SetDefinition } from '../../core.ts';
import { eventDeck, stackEvents } from '../event-decks/index.ts';
import { ghostTown } from './events/ghost-town.ts';

/** High Noon, as far as it is built. */
export const highNoon: SetDefinition = {
  slug: 'high-noon',
  name: 'High Noon',
  deck: [],
  characters: [],
  events: [ghostTown],
  rules: [eventDeck],
  prepare: stackEvents,
};
