import type { Simulated } from './simulate.ts';

export type SeedTask = { readonly seed: number; readonly bug: string | undefined };

// What one thread of ours sends to the other.

export function parseSeedTask(message: unknown): SeedTask {
  return message as SeedTask;
}

export function parseSimulated(message: unknown): Simulated {
  return message as Simulated;
}
