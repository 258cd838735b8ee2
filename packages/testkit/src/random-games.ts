import { bangRules, type GameEvent, type Setup } from '@dustup/bang';
import { diceFrom, nextDecision, randomBot } from '@dustup/bots';
import { digestOf, keyFromSeed } from '@dustup/kernel';
import { checkConserved, checkIndex } from './invariants/conserved.ts';
import { checkNonInterference } from './invariants/non-interference.ts';
import { checkOffered } from './invariants/offered.ts';
import { checkCopies, checkReplay } from './invariants/same-game.ts';
import { everybody, Watching } from './invariants/watch.ts';
import { type BangRules, type Given, InvariantBroken } from './invariants/watched.ts';

type RandomGames = {
  readonly players: number;
  readonly sets?: readonly string[];
  readonly options?: readonly string[];
  /** Who is who; null, or nobody named, is dealt a character. */
  readonly characters?: readonly (string | null)[];
  readonly games: number;
  readonly seed: string;
  /** The costly invariants are held at one question in so many; 20 when it does not say. */
  readonly oneIn?: number;
  /** A game that goes on beyond this has no end; 20,000 decisions when it does not say. */
  readonly mostDecisions?: number;
  readonly onEvent?: (event: GameEvent) => void;
  readonly rules?: BangRules;
};

type Played = { readonly games: number; readonly decisions: number; readonly turns: number; readonly checked: number };

/** A random game that broke, with all it takes to play it again. */
export class BrokenGame extends Error {
  readonly setup: Setup;
  readonly key: string;
  readonly answers: readonly Given[];

  constructor(message: string, about: Pick<BrokenGame, 'setup' | 'key' | 'answers' | 'cause'>) {
    super(message, { cause: about.cause });
    this.setup = about.setup;
    this.key = about.key;
    this.answers = about.answers;
  }
}

/** Whole games by bots that know nothing. I3 and I6 hold always, I1 at each end, the others at a sample of questions. */
export function randomGames(words: RandomGames): Played {
  let [decisions, turns, checked] = [0, 0, 0];
  for (let game = 0; game < words.games; game++) {
    const played = playOne(words, `${words.seed} ${game}`);
    decisions += played.decisions;
    turns += played.turns;
    checked += played.checked;
  }
  return { games: words.games, decisions, turns, checked };
}

const MOST_DECISIONS = 20_000;

function setupOf({ players, sets = ['base'], options = [], characters }: RandomGames): Setup {
  return { players, sets, options, ...(characters !== undefined && { characters }) };
}

function playOne(words: RandomGames, seed: string): Omit<Played, 'games'> {
  const { players, oneIn = 20, mostDecisions = MOST_DECISIONS, onEvent, rules = bangRules } = words;
  const dice = diceFrom(digestOf(seed));
  const setup = setupOf(words);
  const key = keyFromSeed(seed);
  const state = rules.begin(setup, key);
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
      if (watching.given.length > mostDecisions) throw new InvariantBroken('I6', 'a game without an end');
    }
    checkReplay(watching);
  } catch (error) {
    const answers = [...watching.given];
    const message = `random game '${seed}' of ${players}, decision ${answers.length}: ${String(error)}`;
    throw new BrokenGame(message, { setup, key, answers, cause: error });
  }
  if (onEvent !== undefined) for (const event of watching.events) onEvent(event);
  return { decisions: watching.given.length, turns: watching.position.state.turn.number, checked };
}

const FEW_OPTIONS = 8;

/** As after an answer of a test, but for fewer options, and for one viewer a game: it has hundreds of questions. */
function checkSample(watching: Watching): void {
  checkIndex(watching.position.game);
  const portrait = checkCopies(watching);
  checkNonInterference(watching);
  checkOffered(watching, FEW_OPTIONS, portrait);
}
