import type { Io } from './io.ts';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PACE = 100;

/** A bar on the standard error while long work goes on; nothing at all when that is no terminal. */
export type Progress = { readonly update: (done: number) => void; readonly end: () => void };

export function progressBar(io: Io, total: number, unit: string): Progress {
  if (!io.isErrorTty) return { update: () => undefined, end: () => undefined };
  const start = performance.now();
  let drawn = start;
  return {
    update: (done) => {
      const now = performance.now();
      if (now - drawn < PACE) return;
      drawn = now;
      io.error(`\r${barOf(done, total)} ${done}/${total} ${unit}, ${remaining(now - start, done, total)} left \x1b[K`);
    },
    end: () => io.error('\r\x1b[K'),
  };
}

function barOf(done: number, total: number): string {
  const filled = Math.floor((WIDTH * done) / Math.max(1, total));
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}

function remaining(passed: number, done: number, total: number): string {
  const seconds = done === 0 ? 0 : Math.ceil((passed / done) * (total - done)) / 1000;
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.ceil(seconds % 60)} s`;
}
