import type { Io, Say } from './io.ts';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PACE = 100;

/** A bar on the standard error while long work goes on; nothing at all when that is no terminal. */
export type Progress = { readonly update: (done: number) => void; readonly end: () => void };

/** `unit`: what is counted, as in the messages `progress.…`. */
export function progressBar(
  { io, say }: { readonly io: Io; readonly say: Say },
  total: number,
  unit: 'games' | 'measurements' | 'files',
): Progress {
  if (!io.isErrorTty) return { update: () => undefined, end: () => undefined };
  const start = performance.now();
  let drawn = start;
  return {
    update: (done) => {
      const now = performance.now();
      if (now - drawn < PACE) return;
      drawn = now;
      const left = remaining(now - start, done, total, say);
      io.error(`\r${say(`progress.${unit}`, { bar: barOf(done, total), done, total, left })} \x1b[K`);
    },
    end: () => io.error('\r\x1b[K'),
  };
}

function barOf(done: number, total: number): string {
  const filled = Math.floor((WIDTH * done) / Math.max(1, total));
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}

function remaining(passed: number, done: number, total: number, say: Say): string {
  const seconds = done === 0 ? 0 : Math.ceil((passed / done) * (total - done)) / 1000;
  if (seconds < 60) return say('progress.seconds', { seconds: Math.ceil(seconds) });
  return say('progress.minutes', { minutes: Math.floor(seconds / 60), seconds: Math.ceil(seconds % 60) });
}
