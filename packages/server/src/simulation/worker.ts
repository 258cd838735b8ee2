import { parentPort } from 'node:worker_threads';
import { PLANTED_CLUB_BUGS } from './club/planted-bugs.ts';
import { simulateClub } from './club/simulate-club.ts';
import { parseSeedTask } from './parse-task.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { simulate, type Simulated } from './simulate.ts';

/** A worker thread: plays one seed after the other, as it is told. */
parentPort?.on('message', (message) => {
  const { seed, nodes, bug = '' } = parseSeedTask(message);
  if (nodes === undefined) tell(simulate(seed, PLANTED_BUGS[bug]));
  else void simulateClub(seed, nodes, PLANTED_CLUB_BUGS[bug]).then(tell);
});

function tell(end: Simulated): void {
  parentPort?.postMessage(end);
}
