import type { Effort, GameSpeed, Kind } from './whole-games.ts';

/** What is sent to a worker that measures. */
export type BenchTask = Kind & { readonly effort: Effort };

/** Both ends are this program's own, so nothing needs to be checked here. */
export function parseBenchTask(message: unknown): BenchTask {
  return message as BenchTask;
}

export function parseSpeed(message: unknown): GameSpeed {
  return message as GameSpeed;
}
