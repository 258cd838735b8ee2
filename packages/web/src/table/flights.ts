import type { GameEvent, SeenCard } from '@dustup/bang';

/** A card that glides: from one place to another, face up or face down. Decoration: the numbers have changed already. */
export type Flight = {
  readonly key: string;
  readonly card: SeenCard | undefined;
  readonly from: string;
  readonly to: string;
  /** How many are on their way before it, in this lot. */
  readonly order: number;
};

/** More than this at once is not shown: the table has caught up. */
const MOST = 5;
const MOST_OF_ONE = 3;

type Way = (event: GameEvent) => readonly [from: string, to: string] | undefined;

const at = (seat: number | undefined) => `seat:${seat ?? ''}`;

/** Where cards go, by the type of event. */
const WAYS: { readonly [type: string]: Way } = {
  drew: ({ seat }) => ['deck', at(seat)],
  played: ({ seat }) => [at(seat), 'discard'],
  answered: ({ seat }) => [at(seat), 'discard'],
  discarded: ({ seat }) => [at(seat), 'discard'],
  laid: ({ seat, target }) => [at(seat), at(target ?? seat)],
  took: ({ seat, target }) => [at(target), at(seat)],
  picked: ({ seat }) => ['stage', at(seat)],
  passedOn: ({ seat, target }) => [at(seat), at(target)],
  putBack: ({ seat }) => [at(seat), 'deck'],
  turned: () => ['deck', 'stage'],
};

export function flightsOf(events: readonly { readonly key: number; readonly event: GameEvent }[]): readonly Flight[] {
  const flights: Flight[] = [];
  for (const { key, event } of events) {
    const way = WAYS[event.type]?.(event);
    if (way === undefined) continue;
    const [from, to] = way;
    if (from === to) continue;
    const count = Math.min(MOST_OF_ONE, event.count ?? event.cards?.length ?? 0);
    for (let one = 0; one < count; one++) {
      flights.push({ key: `${key} ${one}`, card: event.cards?.[one], from, to, order: flights.length });
    }
  }
  return flights.length > MOST ? flights.slice(-MOST) : flights;
}
