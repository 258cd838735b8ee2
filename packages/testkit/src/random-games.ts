import { bangRules, type GameEvent } from '@dustup/bang';
import { diceFrom, nextDecision, randomBot } from '@dustup/bots';
import { digestOf, keyFromSeed } from '@dustup/kernel';
import { checkConserved, checkIndex } from './invariants/conserved.ts';
import { checkNonInterference } from './invariants/non-interference.ts';
import { checkOffered } from './invariants/offered.ts';
import { checkCopies, checkReplay } from './invariants/same-game.ts';
import { everybody, Watching } from './invariants/watch.ts';
import { type BangRules, InvariantBroken } from './invariants/watched.ts';

type RandomGames = {
  readonly players: number;
  readonly sets?: readonly string[];
  readonly options?: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** The costly invariants are held at one question in so many; 20 when it does not say. */
  readonly oneIn?: number;
  readonly onEvent?: (event: GameEvent) => void;
  readonly rules?: BangRules;
};

type Played = { readonly games: number; readonly decisions: number; readonly checked: number };

/** Whole games by bots that know nothing. I3 and I6 hold always, I1 at each end, the others at a sample of questions. */
export function randomGames(words: RandomGames): Played {
  let decisions = 0;
  let checked = 0;
  for (let game = 0; game < words.games; game++) {
    const played = playOne(words, `${words.seed} ${game}`);
    decisions += played.decisions;
    checked += played.checked;
  }
  return { games: words.games, decisions, checked };
}

const MOST_DECISIONS = 20_000;

function playOne(words: RandomGames, seed: string): Omit<Played, 'games'> {
  const { players, sets = ['base'], options = [], oneIn = 20, onEvent, rules = bangRules } = words;
  const dice = diceFrom(digestOf(seed));
  const state = rules.begin({ players, sets, options }, keyFromSeed(seed));
  const viewers = everybody(state);
  const watching = new Watching(rules, state, viewers.splice(dice.below(viewers.length), 1));
  const agents = Array.from({ length: players }, () => randomBot(dice.below(2 ** 32)));
  let checked = 0;
  try {
    while (!watching.position.isOver) {
      const isChecked = dice.below(oneIn) === 0;
      const [seat, answer] = nextDecision(watching.position, agents);
      watching.answer(seat, answer, { keepsOrigin: isChecked });
      checkConserved(watching.position.game);
      if (isChecked) checkSample(watching);
      if (isChecked) checked += 1;
      if (watching.given.length > MOST_DECISIONS) throw new InvariantBroken('I6', 'a game without an end');
    }
    checkReplay(watching);
  } catch (error) {
    throw new Error(`random game '${seed}' of ${players}, decision ${watching.given.length}: ${String(error)}`, {
      cause: error,
    });
  }
  if (onEvent !== undefined) for (const event of watching.events) onEvent(event);
  return { decisions: watching.given.length, checked };
}

const FEW_OPTIONS = 8;

/** As after an answer of a test, but for fewer options, and for one viewer a game: it has hundreds of questions. */
function checkSample(watching: Watching): void {
  checkIndex(watching.position.game);
  checkCopies(watching);
  checkNonInterference(watching);
  checkOffered(watching, FEW_OPTIONS);
}
