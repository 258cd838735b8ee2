import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { parseSimulated, type SeedTask } from './parse-task.ts';
import type { Simulated } from './simulate.ts';

export type Seeds = {
  readonly first: number;
  readonly last: number;
  /** So many nodes share a database; one server with a disk of its own, if nothing is said. */
  readonly nodes?: number | undefined;
  readonly bug?: string | undefined;
};

/** Plays the seeds on all cores and tells of each as it ends; false: that is enough. */
export async function playSeeds({ first, last, nodes, bug }: Seeds, onEnd: (end: Simulated) => boolean): Promise<void> {
  let next = first;
  const threads = Math.min(availableParallelism(), last - first + 1);
  const play = (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    return new Promise((resolve, reject) => {
      const giveNext = () => {
        if (next > last) worker.terminate().then(() => resolve(), reject);
        else worker.postMessage({ seed: next++, nodes, bug } satisfies SeedTask);
      };
      worker.on('message', (message) => {
        if (!onEnd(parseSimulated(message))) next = last + 1;
        giveNext();
      });
      worker.on('error', reject);
      giveNext();
    });
  };
  await Promise.all(Array.from({ length: threads }, play));
}
