import type { SetText } from '../../../text.ts';

/** What a table with events may choose. */
export const english: NonNullable<SetText['options']> = {
  noGhosts: {
    name: 'No ghosts',
    line: 'Ghost Town and Dead Man stay in the box.',
    full: 'The two events that bring eliminated players back are left out: whoever is out stays out.',
  },
  moreEvents: {
    name: 'More events',
    line: 'With both event sets: 18 events before the last one.',
    full: 'When High Noon and A Fistful of Cards are mixed, 18 events instead of 12 are taken at random before the last one.',
  },
  allEvents: {
    name: 'All events',
    line: 'With both event sets: all 26 events before the last one.',
    full: 'When High Noon and A Fistful of Cards are mixed, all their events are used, and one of the two last cards at the end.',
  },
  eventsPassOn: {
    name: 'Events go on',
    line: 'Three players: without the Deputy the next one turns the events.',
    full: 'In a game of three the Deputy turns the events. When he is eliminated, the next player on his left turns them from then on; without this choice the event in force stays until the end.',
  },
};
