import { parentPort } from 'node:worker_threads';
import { parseSeedTask } from './parse-task.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { simulate } from './simulate.ts';

/** A worker thread: plays one seed after the other, as it is told. */
parentPort?.on('message', (message) => {
  const { seed, bug } = parseSeedTask(message);
  parentPort?.postMessage(simulate(seed, bug === undefined ? undefined : PLANTED_BUGS[bug]));
});
