import {
  bangLimitOf,
  type BangPosition,
  distanceBetween,
  distanceSum,
  doesSpeechCost,
  type GameEvent,
  handLimitOf,
  quarryOfSeat,
  reachOf,
  type SeatView,
  suitOfAll,
  type View,
} from '@dustup/bang';
import { EngineBug } from '@dustup/kernel';
import { patched } from './client/parse-message.ts';
import type { DistanceSumShown, Frame, OwnFrame, Patch, PublicFrame, Step } from './game.ts';
import { diff } from './patch.ts';

/** All there is to see now. Plain data that later moves do not change. */
export function frameOf(position: BangPosition): Frame {
  return { table: publicFrame(position), own: position.state.seats.map((_, seat) => ownFrame(position, seat)) };
}

/** What everybody sees. */
export function publicFrame(position: BangPosition): PublicFrame {
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

/** The step that leads from one frame to the next. */
export function stepBetween(before: Frame, after: Frame, events: readonly GameEvent[]): Step {
  const table = diff(before.table, after.table);
  const own: { [seat: string]: Patch } = {};
  let isOwnChanged = false;
  for (const [seat, mine] of after.own.entries()) {
    const patch = diff(before.own[seat] ?? null, mine);
    if (patch === undefined) continue;
    own[seat] = patch;
    isOwnChanged = true;
  }
  return { events, ...(table === undefined ? {} : { table }), ...(isOwnChanged ? { own } : {}) };
}

/** The frame to which a step leads. What has not changed stays the same object, so that frames kept for long leave little behind. */
export function frameAfter(before: Frame, { table, own }: Step): Frame {
  return {
    table: patched(before.table, table),
    own: own === undefined ? before.own : before.own.map((mine, seat) => patched(mine, own[seat])),
  };
}
