import { diceFrom, randomAnswer } from '@dustup/bots';
import { type DuelEvent, duelRules, type Setup } from '@dustup/duel';
import { digestOf, keyFromSeed } from '@dustup/kernel';
import { checkOffered } from '../invariants/offered.ts';
import { checkCopies, checkReplay } from '../invariants/same-game.ts';
import { InvariantBroken } from '../invariants/watched.ts';
import { checkConserved } from './conserved.ts';
import { checkNonInterference } from './non-interference.ts';
import { WatchedDuel } from './watching.ts';

type RandomDuels = {
  readonly games: number;
  readonly seed: string;
  readonly setup?: Setup;
  /** The costly invariants are held at one question in so many; 20 when it does not say. */
  readonly oneIn?: number;
  readonly onEvent?: (event: DuelEvent) => void;
};

const MOST_DECISIONS = 5_000;
const FEW_OPTIONS = 8;

/** Whole Duels by bots that know nothing. I3 and I6 hold always, I1 at each end, the others at a sample of questions. */
export function randomDuels({ games, seed, setup = {}, oneIn = 20, onEvent }: RandomDuels): {
  readonly decisions: number;
} {
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const watched = playOne(`${seed} ${game}`, setup, oneIn);
    decisions += watched.given.length;
    if (onEvent !== undefined) for (const event of watched.events) onEvent(event);
  }
  return { decisions };
}

function playOne(seed: string, setup: Setup, oneIn: number): WatchedDuel {
  const dice = diceFrom(digestOf(seed));
  const watched = new WatchedDuel(duelRules.begin(setup, keyFromSeed(seed)));
  try {
    for (let asked = watched.position.firstOpen; asked !== undefined; asked = watched.position.firstOpen) {
      const isChecked = dice.below(oneIn) === 0;
      watched.answer(asked.seat, randomAnswer(asked.question.options, dice), { keepsOrigin: isChecked });
      checkConserved(watched.position.game);
      if (isChecked) checkSample(watched);
      if (watched.given.length > MOST_DECISIONS) throw new InvariantBroken('I6', 'a game without an end');
    }
    checkReplay(watched);
  } catch (error) {
    throw new Error(`random duel '${seed}', decision ${watched.given.length}: ${String(error)}`, { cause: error });
  }
  return watched;
}

function checkSample(watched: WatchedDuel): void {
  const portrait = checkCopies(watched);
  checkNonInterference(watched);
  checkOffered(watched, FEW_OPTIONS, portrait);
}
