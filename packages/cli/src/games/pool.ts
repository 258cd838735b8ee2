import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { stopwatch, type Time } from '../stopwatch.ts';
import { parseTally } from './parse-task.ts';
import type { Plan } from './plan.ts';
import { playGames } from './play-game.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

const LARGEST_CHUNK = 250;
/** So few games are over before a worker has started. */
const WORTH_A_WORKER = 400;

export type Played = Time & { readonly tally: Tally };

/** Plays a plan on so many cores. The result is the same for any number of them. */
export async function playPlan(
  plan: Plan,
  workers: number | undefined,
  onProgress: (games: number) => void,
): Promise<Played> {
  const stop = stopwatch();
  const count = workers ?? Math.min(availableParallelism(), Math.max(1, Math.floor(plan.games / WORTH_A_WORKER)));
  const chunks = chunksOf(plan.games, count);
  const tally = emptyTally();
  const add = (more: Tally) => {
    addTally(tally, more);
    onProgress(tally.games);
  };
  if (count === 1) await playHere(plan, chunks, add);
  else await Promise.all(Array.from({ length: count }, () => playInWorker(plan, chunks, add)));
  return { tally, ...stop() };
}

type Chunk = readonly [from: number, to: number];

/** What is left to be played; whoever is free takes the next. */
function chunksOf(games: number, workers: number): Chunk[] {
  const size = Math.min(LARGEST_CHUNK, Math.max(1, Math.ceil(games / (workers * 8))));
  const chunks: Chunk[] = [];
  for (let from = 0; from < games; from += size) chunks.push([from, Math.min(games, from + size)]);
  return chunks;
}

async function playHere(plan: Plan, chunks: Chunk[], add: (tally: Tally) => void): Promise<void> {
  for (const [from, to] of chunks) {
    add(playGames(plan, from, to));
    await breathe();
  }
}

function playInWorker(plan: Plan, chunks: Chunk[], add: (tally: Tally) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const next = () => {
      const chunk = chunks.shift();
      if (chunk === undefined) worker.terminate().then(() => resolve(), reject);
      else worker.postMessage({ plan, from: chunk[0], to: chunk[1] });
    };
    worker.on('message', (message) => {
      add(parseTally(message));
      next();
    });
    worker.on('error', reject);
    next();
  });
}
