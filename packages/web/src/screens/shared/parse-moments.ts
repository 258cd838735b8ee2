import type { Json } from '@dustup/kernel';
import type { GameOnWire, RecordFile } from '../../app/wire.ts';
import { applyPatch, type Patch } from '@dustup/protocol/client';

/** A game at one moment: what lay on the table, and what had just happened. Moment 0 is the deal. */
export type Moment<G extends GameOnWire = GameOnWire> = {
  readonly table: G['table'];
  /** By seat; null when the hands are not for us. */
  readonly own: readonly G['own'][] | null;
  readonly events: readonly G['event'][];
  /** Milliseconds since the game began. */
  readonly at: number;
};

/** All moments of a recorded game: its first frame with the patches applied one after the other. What stays is shared. */
export function momentsOf<G extends GameOnWire>({ first, events, steps }: RecordFile<G>): readonly Moment<G>[] {
  let { table, own }: Pick<Moment<G>, 'table' | 'own'> = first;
  const moments: Moment<G>[] = [{ table, own, events, at: 0 }];
  for (const step of steps) {
    if (step.table !== undefined) table = patched(table, step.table);
    if (step.own !== undefined && own !== null) own = patched(own, step.own);
    moments.push({ table, own, events: step.events, at: step.at });
  }
  return moments;
}

/** A patch was made from two values of one type: it leads from one to another. */
function patched<T>(before: T, patch: Patch): T {
  return applyPatch(before as unknown as Json, patch) as unknown as T;
}
