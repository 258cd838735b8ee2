import { checkOffered } from '../invariants/offered.ts';
import { checkCopies, checkReplay } from '../invariants/same-game.ts';
import { checkConserved } from './conserved.ts';
import { checkNonInterference } from './non-interference.ts';
import type { WatchedDuel } from './watching.ts';

const MOST_OPTIONS = 60;

/** I1 to I5 at this question, for every viewer: I1, I2 and I5 by the code that holds them for BANG!. */
export function checkDuel(watched: WatchedDuel): void {
  checkConserved(watched.position.game);
  checkReplay(watched);
  const portrait = checkCopies(watched);
  checkNonInterference(watched);
  checkOffered(watched, MOST_OPTIONS, portrait);
}
