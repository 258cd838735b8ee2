import type { Simulated } from './simulate.ts';

/** `nodes`: so many share a database; undefined: one server with a disk of its own. */
export type SeedTask = { readonly seed: number; readonly nodes: number | undefined; readonly bug: string | undefined };

// What one thread of ours sends to the other.

export function parseSeedTask(message: unknown): SeedTask {
  return message as SeedTask;
}

export function parseSimulated(message: unknown): Simulated {
  return message as Simulated;
}
