import { parentPort } from 'node:worker_threads';
import { parseBenchTask } from './parse-bench-task.ts';
import { measureGames } from './whole-games.ts';

/** A worker thread: measures one kind of game and is done. */
parentPort?.on('message', (message) => {
  const { players, bot, effort } = parseBenchTask(message);
  parentPort?.postMessage(measureGames(players, bot, effort));
});
