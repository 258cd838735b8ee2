import { EngineBug, type Frame } from '@dustup/kernel';
import type { GameEvent } from './events.ts';
import type { BangPosition } from './rules.ts';
import type { SeenCard } from './seen-card.ts';
import type { Setup } from './setup.ts';
import type { Suit } from './signs.ts';
import type { Role } from './state.ts';
import type { PlainView, SeatView, View } from './plain-view.ts';
import {
  bangLimitOf,
  type DistanceChange,
  distanceBetween,
  distanceSum,
  doesSpeechCost,
  handLimitOf,
  quarryOfSeat,
  reachOf,
  suitOfAll,
} from './view-facts.ts';

/** What everybody at the table sees: a spectator's view, who is asked, and how far everybody is from everybody. */
export type TableFrame = Omit<PlainView, 'viewer' | 'lookedAt'> & {
  /** The seats that are asked something, until all of them have answered. */
  readonly asked: readonly number[];
  /** By seat and seat: 0 from a seat to itself, and to or from one that is out. */
  readonly distances: readonly (readonly number[])[];
  /** How each distance comes about that is not just the number of seats. */
  readonly sums: readonly DistanceSumShown[];
  /** How far each seat's gun reaches. */
  readonly reaches: readonly number[];
  /** How many cards each seat may keep; null: any number. */
  readonly handLimits: readonly (number | null)[];
  /** How many BANG! cards each seat may play in its turn; null: any number. */
  readonly bangLimits: readonly (number | null)[];
  /** The suit that all cards count as just now; null when it is the printed one. */
  readonly suit: Suit | null;
  /** The one seat that each seat hunts, where the rules say so; otherwise null. */
  readonly quarries: readonly (number | null)[];
  /** Whether chatting costs each seat something at the moment. */
  readonly speechCosts: readonly boolean[];
};

/** The seats between two players the shorter way round, and the cards, characters and events that change that. */
export type DistanceSumShown = {
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly changes: readonly DistanceChange[];
};

/** What one seat sees besides. */
export type OwnFrame = {
  readonly role: Role;
  readonly hand: readonly SeenCard[];
  /** Cards it is looking at, or null. */
  readonly lookedAt: readonly SeenCard[] | null;
};

export type BangFrame = Frame<TableFrame, OwnFrame>;

/** What of this game goes over the wire. */
export type BangWire = {
  readonly setup: Setup;
  readonly table: TableFrame;
  readonly own: OwnFrame;
  readonly event: GameEvent;
};

/** All there is to see now. Plain data that later moves do not change. */
export function frameOf(position: BangPosition): BangFrame {
  return { table: publicFrame(position), own: position.state.seats.map((_, seat) => ownFrame(position, seat)) };
}

/** What everybody sees. */
export function publicFrame(position: BangPosition): TableFrame {
  const view = position.view(null);
  const { viewer: _viewer, lookedAt: _lookedAt, ...seen } = view.toJSON();
  return {
    ...seen,
    asked: position.askedSeats,
    distances: seen.seats.map((from) => seen.seats.map((to) => distanceShown(view, from, to))),
    sums: sumsShown(view),
    reaches: seen.seats.map(({ seat }) => reachOf(view, seat)),
    handLimits: seen.seats.map(({ seat }) => limitShown(handLimitOf(view, seat))),
    bangLimits: seen.seats.map(({ seat }) => limitShown(bangLimitOf(view, seat))),
    suit: suitOfAll(view),
    quarries: seen.seats.map(({ seat }) => quarryOfSeat(view, seat)),
    speechCosts: seen.seats.map(({ seat }) => doesSpeechCost(view, seat)),
  };
}

function distanceShown(view: View, from: SeatView, to: SeatView): number {
  return from.presence === 'out' || to.presence === 'out' ? 0 : distanceBetween(view, from.seat, to.seat);
}

function sumsShown(view: View): readonly DistanceSumShown[] {
  const left = view.seats.filter(({ presence }) => presence !== 'out').map(({ seat }) => seat);
  return left.flatMap((from) =>
    left.flatMap((to) => {
      if (from === to) return [];
      const sum = distanceSum(view, from, to);
      return sum.changes.length === 0 ? [] : [{ from, to, ...sum }];
    }),
  );
}

/** JSON has no infinity. */
function limitShown(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null;
}

/** What one seat sees besides. */
export function ownFrame(position: BangPosition, seat: number): OwnFrame {
  const view = position.view(seat);
  const { role = null, hand = null } = view.own?.toJSON() ?? {};
  if (role === null || hand === null) throw new EngineBug(`seat ${seat} does not see itself`);
  return { role, hand, lookedAt: view.lookedAt };
}
