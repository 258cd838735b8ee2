import {
  bookOf,
  clockwiseFrom,
  type EventDefinition,
  type Game,
  hasSheriff,
  inForce,
  isInPlay,
  putOutOfForce,
  refuse,
  ruleModule,
  type SeatId,
  type SetDefinition,
  shuffle,
  starterOf,
  turnUpNext,
} from '../../core.ts';

/** The stack in which the events of both sets lie. */
const EVENTS = 'events';

/** The events of both sets, one turned up before each turn of the Sheriff but his first (EVENT-04 to EVENT-07). */
export const eventDeck = ruleModule('event-deck', {
  triggers: {
    *beforeTurn(game, { seat }) {
      const { state } = game;
      if (areEventsOver(game)) return putAway(game);
      if (state.turn.isExtra || seat !== turnerOf(game)) return; // EVENT-12-Q
      // EVENT-16-Q, HN-HANGOVER-06-Q: what the old one held back comes first
      yield* turnUpNext(game, EVENTS);
    },
  },
});

/** EVENT-11-Q, -15-Q: the Sheriff; among three the Deputy, and once he is out the next to his left. WWS-MIX-04-Q: nobody for a Sheriff who is out. */
function turnerOf(game: Game): SeatId | undefined {
  const starter = starterOf(game.state);
  return hasSheriff(game.state.seats) && !isInPlay(game, starter) ? undefined : clockwiseFrom(game, starter)[0];
}

/** EVENT-15-Q: at some tables there are no events without the Deputy. */
function areEventsOver(game: Game): boolean {
  return game.state.options.includes('eventsEnd') && !isInPlay(game, starterOf(game.state));
}

function putAway(game: Game): void {
  if (inForce(game, EVENTS) !== undefined) putOutOfForce(game, EVENTS);
}

/** EVENT-18-Q: how many events of both sets come before the last one. */
const EVENTS_OF_BOTH = 12;
const MORE_EVENTS = 18;

/** EVENT-02, EVENT-08: all events shuffled, with both sets twelve of them; the card named like its set comes last. */
function stackEvents({ state }: Game): void {
  if (state.stacks[EVENTS] !== undefined) return;
  const sets = bookOf(state.sets).sets.filter(({ rules }) => rules.includes(eventDeck));
  const names = sets.map(({ slug }) => slug);
  const events = sets.flatMap((set) => set.events.filter((event) => isWanted(event, state.options)));
  const slugs = events.map(({ slug }) => slug);
  const others = slugs.filter((slug) => !names.includes(slug));
  const last = slugs.filter((slug) => names.includes(slug));
  shuffle(state.random, others);
  shuffle(state.random, last);
  if (sets.length > 1 && !state.options.includes('allEvents'))
    others.splice(state.options.includes('moreEvents') ? MORE_EVENTS : EVENTS_OF_BOTH);
  state.stacks[EVENTS] = [...others, ...last.slice(0, 1)];
}

/** Some tables leave out what brings back whoever is out. */
function isWanted(event: EventDefinition, options: readonly string[]): boolean {
  return !options.includes('noGhosts') || event.triggers?.returns === undefined;
}

/** What both sets of events have in common. */
export const eventSet = {
  deck: [],
  characters: [],
  stacks: { [EVENTS]: { isNextSeen: true } },
  options: ['noGhosts', 'moreEvents', 'allEvents', 'eventsEnd'],
  bringsBackTheDead: (options) => !options.includes('noGhosts'),
  whyNotSetUp: ({ sets, options }) => {
    const isMore = options.includes('moreEvents') || options.includes('allEvents');
    const hasBoth = sets.includes('high-noon') && sets.includes('a-fistful-of-cards');
    if (isMore && !hasBoth) return refuse('bothEventSets');
    return undefined;
  },
  prepare: stackEvents,
} satisfies Partial<SetDefinition>;
