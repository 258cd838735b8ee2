import { parentPort } from 'node:worker_threads';
import { parseTask } from './parse-task.ts';
import { playGames } from './play-game.ts';

/** A worker thread: plays one chunk of games after the other, as it is told. */
parentPort?.on('message', (message) => {
  const { plan, from, to } = parseTask(message);
  parentPort?.postMessage(playGames(plan, from, to));
});
