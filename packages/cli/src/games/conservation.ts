import { bookOf, cardsAt, type State, zoneNumbers } from '@dustup/bang';

/** The first card that is not in exactly one place, in words; undefined when all are (invariant I3). */
export function misplacedCards(state: State): string | undefined {
  const seen = new Uint8Array(state.faces.length);
  for (const number of zoneNumbers(bookOf(state.sets), state)) {
    for (const card of cardsAt(state, number)) seen[card] = (seen[card] ?? 0) + 1;
  }
  const wrong = seen.findIndex((times) => times !== 1);
  if (wrong >= 0) return `card ${wrong} is in ${seen[wrong]} places`;
  const faces = new Set(state.faces);
  return faces.size === state.faces.length ? undefined : `${state.faces.length - faces.size} faces are lost`;
}
