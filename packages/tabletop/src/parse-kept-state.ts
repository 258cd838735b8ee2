import type { Json } from '@dustup/kernel';

type Shaped = { readonly turn: object; readonly seats: readonly object[] };

/** A state as it was kept; undefined for one of other rules than `begun`, which has other members. */
export function parseKeptState<State extends Shaped>(kept: Json, begun: State): State | undefined {
  return shapeOf(kept as Partial<Shaped> | null) === shapeOf(begun) ? (kept as unknown as State) : undefined;
}

function shapeOf(state: Partial<Shaped> | null): string {
  const { turn, seats } = state ?? {};
  const seat = Array.isArray(seats) ? seats[0] : undefined;
  return JSON.stringify([state, turn, seat].map((part) => Object.keys(part ?? {}).sort()));
}
