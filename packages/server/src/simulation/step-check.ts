import { isDeepStrictEqual } from 'node:util';
import type { ClockInfo, ServerMessage } from '@dustup/protocol';
import { gameOnDisk, type TableOnDisk } from './table-on-disk.ts';
import { Violation } from './violation.ts';

type StepMessage = Extract<ServerMessage, { readonly t: 'step' }>;

/** A step that is sent is on disk, and says no more than this viewer may see of it. */
export function checkStep(table: TableOnDisk, seat: number | null, message: StepMessage): void {
  const { n, events, own, hands, ask } = message;
  const step = table.steps[n - 1];
  if (step === undefined) throw new Violation('seenBeforeSaved', `step ${n} of ${table.steps.length} is sent`);
  const { rules } = gameOnDisk(table.state);
  const seen = step.events.map((event) => rules.redact(event, seat));
  if (JSON.stringify(events) !== JSON.stringify(seen))
    throw new Violation('leak', `events of step ${n} to seat ${seat}`);
  if (!isDeepStrictEqual(message.table, step.table)) throw new Violation('wrongFrame', `table of step ${n}`);
  const mine = seat === null ? undefined : step.own?.[seat];
  if (!isDeepStrictEqual(own, mine)) throw new Violation('leak', `own frame of step ${n} to seat ${seat}`);
  checkBanks(table, n, message.clock);
  if (seat === null && ask != null) throw new Violation('leak', `a question of step ${n} to a spectator`);
  if (hands != null && !maySeeHands(table, seat, n)) throw new Violation('leak', `hands of step ${n} to seat ${seat}`);
}

function maySeeHands({ state, frames }: TableOnDisk, seat: number | null, n: number): boolean {
  const frame = frames[n];
  const isOut = seat !== null && frame !== undefined && !gameOnDisk(state).isPlaying(frame.table, seat);
  return state.house.deadSeeAll && isOut;
}

/** The time banks as they were after this step. */
export function checkBanks({ banks }: TableOnDisk, n: number, clock: ClockInfo): void {
  if (JSON.stringify(clock.banks) !== JSON.stringify(banks[n]))
    throw new Violation('wrongFrame', `banks ${clock.banks.join()} at step ${n}, not ${banks[n]?.join()}`);
}
