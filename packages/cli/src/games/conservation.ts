import { bookOf, cardsAt, type State, zoneNumbers } from '@dustup/bang';
import { type State as DuelState, zonesIn } from '@dustup/duel';

/** The first card that is not in exactly one place, in words; undefined when all are (invariant I3). */
export function misplacedCards(state: State): string | undefined {
  const zones = zoneNumbers(bookOf(state.sets), state).map((number) => cardsAt(state, number));
  return misplacedIn(zones, state.faces);
}

/** The same for The Duel. */
export function misplacedDuelCards(state: DuelState): string | undefined {
  return misplacedIn(zonesIn(state), state.faces);
}

function misplacedIn(zones: Iterable<Iterable<number>>, all: readonly number[]): string | undefined {
  const seen = new Uint8Array(all.length);
  for (const zone of zones) for (const card of zone) seen[card] = (seen[card] ?? 0) + 1;
  const wrong = seen.findIndex((times) => times !== 1);
  if (wrong >= 0) return `card ${wrong} is in ${seen[wrong]} places`;
  const faces = new Set(all);
  return faces.size === all.length ? undefined : `${all.length - faces.size} faces are lost`;
}
