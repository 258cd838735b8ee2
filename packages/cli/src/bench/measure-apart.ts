import { Worker } from 'node:worker_threads';
import { type BenchTask, parseSpeed } from './parse-bench-task.ts';
import type { GameSpeed } from './whole-games.ts';

/** Measures one kind of game in a thread of its own, so that none pays for how the code was used before. */
export function measureApart(task: BenchTask): Promise<GameSpeed> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      worker.terminate().then(() => resolve(parseSpeed(message)), reject);
    });
    worker.on('error', reject);
    worker.postMessage(task);
  });
}
