import type { Plan } from './plan.ts';
import type { Tally } from './tally.ts';

/** What is sent to a worker: the games from one number up to another, that one left out. */
export type Task = { readonly plan: Plan; readonly from: number; readonly to: number };

/** Both ends are this program's own, so nothing needs to be checked here. */
export function parseTask(message: unknown): Task {
  return message as Task;
}

export function parseTally(message: unknown): Tally {
  return message as Tally;
}
