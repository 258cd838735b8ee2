import type { View } from '@dustup/bang';
import { countsIn, KINDS, MOST_SEATS, numberOfRole, waysToDeal } from './role-deals.ts';

const HIDDEN = -1;
const PAIRS = KINDS * KINDS;

/**
 * How much likelier (as a logarithm) a deed is between two roles than between any two: the row is who does it, the
 * column to whom. Sheriff, Deputy, Outlaw, Renegade.
 */
const HARM: readonly number[] = [0, -0.2, 0.3, 0.2, -5, -0.3, 1, 0.2, 2.5, 0, -1.6, -0.2, -2.5, 0.6, 0.5, 0];
const HELP: readonly number[] = [0, 0.6, -0.5, -0.2, 1.8, 0.6, -1.5, -0.3, -2.2, -0.2, 1.5, -0.3, 0.2, -0.2, -0.4, 0];

/** The tenth shot tells little more than the third. */
const WEIGHT: readonly number[] = [0, 1, 1.7, 2.2, 2.6, 2.9, 3.1, 3.2, 3.3];
const MOST_DEEDS = WEIGHT.length - 1;

/** How much likelier so many deeds are: sixteen numbers for each count of harm, then for each count of help. */
const LIKELIER = Float64Array.from(
  [HARM, HELP].flatMap((deed) => WEIGHT.flatMap((weight) => deed.map((score) => Math.exp(score * weight)))),
);
const HARMS = 0;
const HELPS = WEIGHT.length;

function rowOf(deed: number, count: number): number {
  return (deed + Math.min(count, MOST_DEEDS)) * PAIRS;
}

/**
 * Every way to deal the hidden roles, weighed by what everybody has seen people do. All it holds is room to reckon in:
 * one is enough for everybody.
 */
class Weighing {
  /** By seat: its role, if it is known, else its place among the hidden. */
  readonly #roles = new Int8Array(MOST_SEATS);
  readonly #places = new Int8Array(MOST_SEATS);
  readonly #left = new Int8Array(KINDS);
  #hidden = 0;
  /** By place and role: what the deeds between it and those who are known say, and what comes out in the end. */
  readonly #alone = new Float64Array(MOST_SEATS * KINDS);
  readonly #weights = new Float64Array(MOST_SEATS * KINDS);
  /** Deeds between two hidden ones: what they say depends on both. */
  readonly #by = new Int8Array(2 * MOST_SEATS * MOST_SEATS);
  readonly #at = new Int8Array(2 * MOST_SEATS * MOST_SEATS);
  readonly #rows = new Int16Array(2 * MOST_SEATS * MOST_SEATS);
  #between = 0;

  weigh(view: View, chances: number[]): void {
    this.#readRoles(view);
    this.#readDeeds(view);
    const total = this.#weighDeals() || 1;
    for (let seat = 0; seat < view.seats.length; seat++) {
      const known = this.#roles[seat] ?? HIDDEN;
      const place = this.#places[seat] ?? 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const weight = this.#weights[place * KINDS + kind] ?? 0;
        chances[seat * KINDS + kind] = known === HIDDEN ? weight / total : Number(kind === known);
      }
    }
  }

  #readRoles({ seats }: View): void {
    const dealt = countsIn(seats.length);
    for (let kind = 0; kind < KINDS; kind++) this.#left[kind] = dealt[kind] ?? 0;
    this.#hidden = 0;
    for (let seat = 0; seat < seats.length; seat++) {
      const role = seats[seat]?.role ?? null;
      const number = role === null ? HIDDEN : numberOfRole(role);
      this.#roles[seat] = number;
      if (number === HIDDEN) this.#places[seat] = this.#hidden++;
      else this.#left[number] = (this.#left[number] ?? 0) - 1;
    }
  }

  /** What everybody has seen between two seats, except the viewer's own deeds, which tell them nothing. */
  #readDeeds({ ledger, seats, viewer }: View): void {
    const { harmed, helped } = ledger;
    const { length } = seats;
    for (let at = 0; at < this.#hidden * KINDS; at++) this.#alone[at] = 1;
    this.#between = 0;
    for (let by = 0; by < length; by++) {
      if (by === viewer) continue;
      for (let at = 0; at < length; at++) {
        const harms = harmed[by * length + at] ?? 0;
        const helps = helped[by * length + at] ?? 0;
        if (harms > 0) this.#note(by, at, rowOf(HARMS, harms));
        if (helps > 0) this.#note(by, at, rowOf(HELPS, helps));
      }
    }
  }

  /** Where one of two roles is known, the deeds between them speak for the other; between two hidden ones it depends. */
  #note(by: number, at: number, row: number): void {
    const byRole = this.#roles[by] ?? HIDDEN;
    const atRole = this.#roles[at] ?? HIDDEN;
    const byPlace = this.#places[by] ?? 0;
    const atPlace = this.#places[at] ?? 0;
    if (byRole === HIDDEN && atRole === HIDDEN) {
      this.#by[this.#between] = byPlace;
      this.#at[this.#between] = atPlace;
      this.#rows[this.#between] = row;
      this.#between += 1;
    } else if (byRole === HIDDEN) {
      for (let kind = 0; kind < KINDS; kind++) this.#speak(byPlace, kind, row + kind * KINDS + atRole);
    } else if (atRole === HIDDEN) {
      for (let kind = 0; kind < KINDS; kind++) this.#speak(atPlace, kind, row + byRole * KINDS + kind);
    }
  }

  #speak(place: number, kind: number, pair: number): void {
    const at = place * KINDS + kind;
    this.#alone[at] = (this.#alone[at] ?? 1) * (LIKELIER[pair] ?? 1);
  }

  /** Adds every deal's weight to the roles in it; returns their weight together. */
  #weighDeals(): number {
    const hidden = this.#hidden;
    const ways = waysToDeal(this.#left, hidden);
    for (let at = 0; at < hidden * KINDS; at++) this.#weights[at] = 0;
    let total = 0;
    for (let first = 0; first < ways.length; first += hidden) {
      const weight = this.#weightOf(ways, first);
      total += weight;
      for (let place = 0; place < hidden; place++) {
        const at = place * KINDS + (ways[first + place] ?? 0);
        this.#weights[at] = (this.#weights[at] ?? 0) + weight;
      }
    }
    return total;
  }

  #weightOf(ways: Int8Array, first: number): number {
    let weight = 1;
    for (let place = 0; place < this.#hidden; place++) {
      weight *= this.#alone[place * KINDS + (ways[first + place] ?? 0)] ?? 1;
    }
    for (let deed = 0; deed < this.#between; deed++) {
      const byRole = ways[first + (this.#by[deed] ?? 0)] ?? 0;
      const atRole = ways[first + (this.#at[deed] ?? 0)] ?? 0;
      weight *= LIKELIER[(this.#rows[deed] ?? 0) + byRole * KINDS + atRole] ?? 1;
    }
    return weight;
  }
}

const weighing = new Weighing();

/** Works out how likely each seat has each role, by `seat * KINDS + role`. */
export function weighRoles(view: View, chances: number[]): void {
  weighing.weigh(view, chances);
}
