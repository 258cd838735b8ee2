import { type Role, ROLES, rolesFor, type View } from '@dustup/bang';

export const KINDS = ROLES.length;
const MOST_SEATS = 8;
const HIDDEN = -1;

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
 * Every way to deal the hidden roles, weighed by what everybody has seen people do. All it holds is room to reckon in:
 * one is enough for everybody.
 */
class RoleDeals {
  readonly #hidden = new Int8Array(MOST_SEATS);
  readonly #dealt = new Int8Array(MOST_SEATS);
  readonly #left = new Int8Array(KINDS);
  readonly #alone = new Float64Array(MOST_SEATS * KINDS);
  readonly #harm = new Float64Array(MOST_SEATS * MOST_SEATS);
  readonly #help = new Float64Array(MOST_SEATS * MOST_SEATS);
  readonly #roles = new Int8Array(MOST_SEATS);
  readonly #chance = new Float64Array(MOST_SEATS * KINDS);
  #hiddenCount = 0;
  #hasPairs = false;

  weigh(view: View, chances: number[]): void {
    this.#readRoles(view);
    this.#readDeeds(view);
    const seats = view.seats.length;
    for (let at = 0; at < seats * KINDS; at++) this.#chance[at] = 0;
    const total = this.#deal(0, 0) || 1;
    for (let seat = 0; seat < seats; seat++) {
      const known = this.#roles[seat] ?? HIDDEN;
      for (let kind = 0; kind < KINDS; kind++) {
        const at = seat * KINDS + kind;
        chances[at] = known === HIDDEN ? (this.#chance[at] ?? 0) / total : Number(kind === known);
      }
    }
  }

  #readRoles({ seats }: View): void {
    const dealt = countsIn(seats.length);
    for (let kind = 0; kind < KINDS; kind++) this.#left[kind] = dealt[kind] ?? 0;
    this.#hiddenCount = 0;
    for (let seat = 0; seat < seats.length; seat++) {
      const role = seats[seat]?.role ?? null;
      this.#roles[seat] = role === null ? HIDDEN : numberOfRole(role);
      if (role === null) this.#hidden[this.#hiddenCount++] = seat;
      else this.#leave(numberOfRole(role), -1);
    }
  }

  #leave(role: number, more: number): void {
    this.#left[role] = (this.#left[role] ?? 0) + more;
  }

  /** What everybody has seen between two seats, the viewer's own deeds aside: those tell him nothing. */
  #readDeeds({ ledger, seats, viewer }: View): void {
    const { harmed, helped } = ledger;
    const { length } = seats;
    for (let at = 0; at < length * KINDS; at++) this.#alone[at] = 0;
    this.#hasPairs = false;
    for (let by = 0; by < length; by++) {
      if (by === viewer) continue;
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
    const byRole = this.#roles[by] ?? HIDDEN;
    const atRole = this.#roles[at] ?? HIDDEN;
    if (byRole !== HIDDEN && atRole !== HIDDEN) return;
    if (byRole === HIDDEN && atRole === HIDDEN) {
      this.#hasPairs = true;
      return;
    }
    const seat = byRole === HIDDEN ? by : at;
    for (let kind = 0; kind < KINDS; kind++) {
      const score = byRole === HIDDEN ? this.#between(by, at, kind, atRole) : this.#between(by, at, byRole, kind);
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

const deals = new RoleDeals();

/** Works out how likely each seat has each role, by `seat * KINDS + role`. */
export function weighRoles(view: View, chances: number[]): void {
  deals.weigh(view, chances);
}

export function numberOfRole(role: Role): number {
  switch (role) {
    case 'sheriff':
      return SHERIFF;
    case 'deputy':
      return DEPUTY;
    case 'outlaw':
      return OUTLAW;
    default:
      return RENEGADE;
  }
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

function weightOf(deeds: number): number {
  return WEIGHT[deeds] ?? MOST_WEIGHT;
}
