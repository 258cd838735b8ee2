import type { TableOnDisk } from '../table-on-disk.ts';
import { Violation } from '../violation.ts';

/** In peace nothing stands still for longer: the slowest clock, its bank, and those who are waited for without one. */
const BOUND = 120_000;

/** Sees to it that games go on once all is well. */
export class StillWatch {
  readonly #since = new Map<string, { readonly entries: number; readonly at: number }>();

  look(tables: Iterable<TableOnDisk>, now: number): void {
    for (const { state, entries } of tables) {
      const before = this.#since.get(state.id);
      const isToMove = state.phase === 'playing' && !state.isPaused;
      if (before?.entries !== entries.length || !isToMove)
        this.#since.set(state.id, { entries: entries.length, at: now });
      else if (now - before.at > BOUND)
        throw new Violation('stuck', `the game of table ${state.id} has stood still for ${now - before.at} ms`);
    }
  }
}
