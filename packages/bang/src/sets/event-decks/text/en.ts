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
  eventsEnd: {
    name: 'No Deputy, no events',
    line: 'Three players: when the Deputy is out, the events are over.',
    full: 'In a game of three the Deputy turns the events, and when he is out the next player on his left does. With this choice there are no events without him: the one in force is put away, and no further one is turned.',
  },
};
