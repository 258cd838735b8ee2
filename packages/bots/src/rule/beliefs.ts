import { type Ledger, type Role, ROLES, rolesFor, type View } from '@dustup/bang';

const KINDS = ROLES.length;
const MOST_SEATS = 8;

export const SHERIFF = ROLES.indexOf('sheriff');
export const DEPUTY = ROLES.indexOf('deputy');
export const OUTLAW = ROLES.indexOf('outlaw');
export const RENEGADE = ROLES.indexOf('renegade');

/**
 * How much likelier (as a logarithm) a deed is between two roles than between any two: the row is who does it, the
 * column to whom. Sheriff, Deputy, Outlaw, Renegade.
 */
const HARM: readonly number[] = [0, -0.2, 0.3, 0.2, -5, -0.3, 1, 0.2, 2.5, 0, -1.6, -0.2, -2.5, 0.6, 0.5, 0];
const HELP: readonly number[] = [0, 0.6, -0.5, -0.2, 1.8, 0.6, -1.5, -0.3, -2.2, -0.2, 1.5, -0.3, 0.2, -0.2, -0.4, 0];

/** The tenth shot tells little more than the third. */
const WEIGHT: readonly number[] = [0, 1, 1.7, 2.2, 2.6, 2.9, 3.1, 3.2];
const MOST_WEIGHT = 3.3;

/**
 * What a seat may think of the others' roles: every way to deal the hidden roles is weighed by what everybody has
 * seen people do. A function of the view alone; what was worked out last is kept while nothing new has happened.
 */
export class Beliefs {
  readonly #chance = new Float64Array(MOST_SEATS * KINDS);
  readonly #hidden = new Int8Array(MOST_SEATS);
  readonly #dealt = new Int8Array(MOST_SEATS);
  readonly #left = new Int8Array(KINDS);
  readonly #alone = new Float64Array(MOST_SEATS * KINDS);
  readonly #harm = new Float64Array(MOST_SEATS * MOST_SEATS);
  readonly #help = new Float64Array(MOST_SEATS * MOST_SEATS);
  readonly #roles = new Int8Array(MOST_SEATS);
  #hiddenCount = 0;
  #hasPairs = false;
  #ledger: Ledger | undefined;
  #deeds = -1;
  #shown = -1;
  /** Deeds that are not the viewer's own: those tell him nothing. */
  #heard = -1;
  #viewer = -1;

  chance(seat: number, role: number): number {
    return this.#chance[seat * KINDS + role] ?? 0;
  }

  /** Reads the view; true when something has changed since the last time. */
  update(view: View): boolean {
    const { ledger, seats } = view;
    let shown = 0;
    for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.role !== null) shown |= 1 << seat;
    if (ledger === this.#ledger && ledger.deeds === this.#deeds && shown === this.#shown) return false;
    const viewer = view.viewer ?? -1;
    const heard = ledger.deeds - deedsOf(ledger, viewer, seats.length);
    const isKnown = ledger === this.#ledger && heard === this.#heard && shown === this.#shown;
    this.#ledger = ledger;
    this.#deeds = ledger.deeds;
    this.#shown = shown;
    this.#heard = heard;
    this.#viewer = viewer;
    if (!isKnown) this.#workOut(view);
    return !isKnown;
  }

  #workOut(view: View): void {
    this.#readRoles(view);
    this.#readDeeds(view);
    const seats = view.seats.length;
    for (let at = 0; at < seats * KINDS; at++) this.#chance[at] = 0;
    const total = this.#deal(0, 0) || 1;
    for (let seat = 0; seat < seats; seat++) {
      const role = this.#roles[seat] ?? -1;
      if (role >= 0) this.#chance[seat * KINDS + role] = 1;
      else for (let kind = 0; kind < KINDS; kind++) this.#scale(seat * KINDS + kind, total);
    }
  }

  #scale(at: number, total: number): void {
    this.#chance[at] = (this.#chance[at] ?? 0) / total;
  }

  #readRoles({ seats }: View): void {
    const dealt = countsIn(seats.length);
    for (let kind = 0; kind < KINDS; kind++) this.#left[kind] = dealt[kind] ?? 0;
    this.#hiddenCount = 0;
    for (let seat = 0; seat < seats.length; seat++) {
      const role = seats[seat]?.role ?? null;
      this.#roles[seat] = role === null ? -1 : numberOfRole(role);
      if (role === null) this.#hidden[this.#hiddenCount++] = seat;
      else this.#leave(numberOfRole(role), -1);
    }
  }

  #leave(role: number, more: number): void {
    this.#left[role] = (this.#left[role] ?? 0) + more;
  }

  /** What everybody has seen between two seats, the viewer's own deeds aside: those tell him nothing. */
  #readDeeds({ ledger, seats }: View): void {
    const { harmed, helped } = ledger;
    const { length } = seats;
    for (let at = 0; at < length * KINDS; at++) this.#alone[at] = 0;
    this.#hasPairs = false;
    for (let by = 0; by < length; by++) {
      if (by === this.#viewer) continue;
      for (let at = 0; at < length; at++) {
        const harms = harmed[by * length + at] ?? 0;
        const helps = helped[by * length + at] ?? 0;
        this.#harm[by * MOST_SEATS + at] = weightOf(harms);
        this.#help[by * MOST_SEATS + at] = weightOf(helps);
        if (harms + helps > 0) this.#weigh(by, at);
      }
    }
  }

  /** Where one of two roles is known, the deeds between them speak for the other; between two hidden ones it depends. */
  #weigh(by: number, at: number): void {
    const byRole = this.#roles[by] ?? -1;
    const atRole = this.#roles[at] ?? -1;
    if (byRole >= 0 && atRole >= 0) return;
    if (byRole < 0 && atRole < 0) {
      this.#hasPairs = true;
      return;
    }
    const seat = byRole < 0 ? by : at;
    for (let kind = 0; kind < KINDS; kind++) {
      const score = byRole < 0 ? this.#between(by, at, kind, atRole) : this.#between(by, at, byRole, kind);
      this.#alone[seat * KINDS + kind] = (this.#alone[seat * KINDS + kind] ?? 0) + score;
    }
  }

  #between(by: number, at: number, byRole: number, atRole: number): number {
    const place = by * MOST_SEATS + at;
    const pair = byRole * KINDS + atRole;
    return (this.#harm[place] ?? 0) * (HARM[pair] ?? 0) + (this.#help[place] ?? 0) * (HELP[pair] ?? 0);
  }

  /** Deals the roles that are left to the hidden seats from this one on, in every way; returns their weight together. */
  #deal(at: number, score: number): number {
    if (at === this.#hiddenCount) return Math.exp(score);
    const seat = this.#hidden[at] ?? 0;
    let total = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const left = this.#left[kind] ?? 0;
      if (left <= 0) continue;
      this.#left[kind] = left - 1;
      this.#dealt[at] = kind;
      const weight = this.#deal(at + 1, score + this.#scoreOf(at, seat, kind));
      this.#left[kind] = left;
      const place = seat * KINDS + kind;
      this.#chance[place] = (this.#chance[place] ?? 0) + weight;
      total += weight;
    }
    return total;
  }

  #scoreOf(at: number, seat: number, kind: number): number {
    let score = this.#alone[seat * KINDS + kind] ?? 0;
    if (!this.#hasPairs) return score;
    for (let before = 0; before < at; before++) {
      const other = this.#hidden[before] ?? 0;
      const role = this.#dealt[before] ?? 0;
      score += this.#between(seat, other, kind, role) + this.#between(other, seat, role, kind);
    }
    return score;
  }
}

const NUMBER: { readonly [role in Role]: number } = {
  sheriff: SHERIFF,
  deputy: DEPUTY,
  outlaw: OUTLAW,
  renegade: RENEGADE,
};

export function numberOfRole(role: Role): number {
  return NUMBER[role];
}

/** How many of each role are dealt to so many. At a table of no usual size anybody may be anything. */
function countsIn(seats: number): readonly number[] {
  return COUNTS[seats] ?? ANY_NUMBER;
}

const ANY_NUMBER = [1, MOST_SEATS, MOST_SEATS, MOST_SEATS];
const COUNTS: readonly (readonly number[] | undefined)[] = [4, 5, 6, 7].reduce<(readonly number[])[]>(
  (counts, seats) => {
    counts[seats] = ROLES.map((role) => rolesFor(seats).filter((one) => one === role).length);
    return counts;
  },
  [],
);

function deedsOf({ harmed, helped }: Ledger, by: number, seats: number): number {
  if (by < 0) return 0;
  let sum = 0;
  for (let at = by * seats; at < (by + 1) * seats; at++) sum += (harmed[at] ?? 0) + (helped[at] ?? 0);
  return sum;
}

function weightOf(deeds: number): number {
  return WEIGHT[deeds] ?? MOST_WEIGHT;
}
