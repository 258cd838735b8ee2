import type { Frame, WireEvent } from '@dustup/kernel';
import { patched } from './client/parse-message.ts';
import type { Patch, Step } from './game.ts';
import { diff } from './patch.ts';

/** The step that leads from one frame to the next. */
export function stepBetween<Event extends WireEvent>(
  before: Frame,
  after: Frame,
  events: readonly Event[],
): Step<Event> {
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
