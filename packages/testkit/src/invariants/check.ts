import { checkConserved, checkIndex } from './conserved.ts';
import { checkNonInterference } from './non-interference.ts';
import { checkOffered } from './offered.ts';
import { checkCopies, checkReplay } from './same-game.ts';
import type { Watched } from './watched.ts';

const MOST_OPTIONS = 60;

/** I1 to I5 at this question, for every viewer. I6 is the kernel's (500 questions), I7 is held by `npm run check`. */
export function checkInvariants(watched: Watched): void {
  checkConserved(watched.position.game);
  checkIndex(watched.position.game);
  checkReplay(watched);
  const portrait = checkCopies(watched);
  checkNonInterference(watched);
  checkOffered(watched, MOST_OPTIONS, portrait);
}
