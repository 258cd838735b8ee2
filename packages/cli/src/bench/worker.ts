import { parentPort } from 'node:worker_threads';
import { parseBenchTask } from './parse-bench-task.ts';
import { measureGames } from './whole-games.ts';

/** A worker thread: measures one kind of game and is done. */
parentPort?.on('message', (message) => {
  const { effort, ...kind } = parseBenchTask(message);
  parentPort?.postMessage(measureGames(kind, effort));
});
