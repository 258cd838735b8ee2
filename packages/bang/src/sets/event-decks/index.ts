import { bookOf, type Game, report, ruleModule, shuffle, sourcesChanged, starterOf } from '../../core.ts';

const EVENTS_OF_BOTH = 12;

/** The events of both sets, one turned up before each turn of the Sheriff but his first (EVENT-04 to EVENT-07). */
export const eventDeck = ruleModule('event-deck', {
  triggers: {
    *beforeTurn(game, { seat }) {
      const { state } = game;
      if (state.turn.number === 1 || seat !== starterOf(state)) return;
      const next = state.eventsToCome.shift();
      if (next === undefined) return;
      state.eventInForce = next;
      report(game, 'eventTurned', { detail: { event: next } });
      sourcesChanged(game);
    },
  },
});

/** EVENT-02, EVENT-08: all events shuffled, with both sets twelve of them; the card named like its set comes last. */
export function stackEvents({ state }: Game): void {
  if (state.eventsToCome.length > 0) return;
  const sets = bookOf(state.sets).sets.filter(({ rules }) => rules.includes(eventDeck));
  const names = sets.map(({ slug }) => slug);
  const events = sets.flatMap((set) => set.events.map(({ slug }) => slug));
  const others = events.filter((slug) => !names.includes(slug));
  const last = events.filter((slug) => names.includes(slug));
  shuffle(state.random, others);
  shuffle(state.random, last);
  if (sets.length > 1) others.splice(EVENTS_OF_BOTH);
  state.eventsToCome = [...others, ...last.slice(0, 1)];
}
