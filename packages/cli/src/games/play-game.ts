import { bangRules, type GameEvent, redactEvent, type State, type View } from '@dustup/bang';
import { playOut, toldTo } from '@dustup/bots';
import { duelRules, type State as DuelState } from '@dustup/duel';
import { EngineBug, Position } from '@dustup/kernel';
import { misplacedCards, misplacedDuelCards } from './conservation.ts';
import { type Plan, plannedDuel, plannedGame } from './plan.ts';
import { countDuel, countFailure, countGame, emptyTally, type Tally } from './tally.ts';

/** A game that goes on beyond this has no end: even random bots need only some hundreds. */
const MOST_DECISIONS = 50_000;

/** Plays the games of a plan from one number up to another, that one left out. */
export function playGames(plan: Plan, from: number, to: number): Tally {
  const tally = emptyTally();
  const play = plan.game === 'duel' ? playDuel : playBang;
  for (let number = from; number < to; number++) {
    try {
      play(plan, number, tally);
    } catch (error) {
      countFailure(tally, { number, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return tally;
}

function playBang(plan: Plan, number: number, tally: Tally): void {
  const { setup, key, agents } = plannedGame(plan, number);
  const seated = agents();
  const listener = toldTo<View, GameEvent>(seated, redactEvent);
  const position = Position.begin(bangRules, setup, key, { forkable: false, listener });
  const decisions = playOut(position, seated, guard(position, bangCheck(plan.isChecked)));
  if (plan.isChecked) mustBeConserved(misplacedCards(position.state));
  countGame(tally, position.state, decisions);
}

function playDuel(plan: Plan, number: number, tally: Tally): void {
  const { setup, key, agents } = plannedDuel(plan, number);
  const position = Position.begin(duelRules, setup, key, { forkable: false });
  const decisions = playOut(position, agents(), guard(position, duelCheck(plan.isChecked)));
  if (plan.isChecked) mustBeConserved(misplacedDuelCards(position.state));
  countDuel(tally, position.state, decisions);
}

type Checked<S> = { readonly turnOf: (state: S) => number; readonly misplaced: (state: S) => string | undefined };

/** What is looked at every turn, if anything. */
export function bangCheck(isChecked: boolean): Checked<State> | undefined {
  return isChecked ? { turnOf: ({ turn }) => turn.number, misplaced: misplacedCards } : undefined;
}

export function duelCheck(isChecked: boolean): Checked<DuelState> | undefined {
  return isChecked ? { turnOf: ({ turn }) => turn.number, misplaced: misplacedDuelCards } : undefined;
}

/** Called after every decision: throws when the game has no end or a card is lost. */
export function guard<S>(position: { readonly state: S }, check: Checked<S> | undefined): () => void {
  let decisions = 0;
  let turn = 0;
  return () => {
    decisions += 1;
    if (decisions > MOST_DECISIONS) throw new EngineBug(`no end after ${MOST_DECISIONS} decisions`);
    if (check === undefined || check.turnOf(position.state) === turn) return;
    turn = check.turnOf(position.state);
    mustBeConserved(check.misplaced(position.state));
  };
}

function mustBeConserved(problem: string | undefined): void {
  if (problem !== undefined) throw new EngineBug(problem);
}
