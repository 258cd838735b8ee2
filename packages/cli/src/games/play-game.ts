import { type BangPosition, bangRules, redactEvent, type State } from '@dustup/bang';
import { playOut, toldTo } from '@dustup/bots';
import { EngineBug, Position } from '@dustup/kernel';
import { misplacedCards } from './conservation.ts';
import { type Plan, plannedGame } from './plan.ts';
import { countFailure, countGame, emptyTally, type Tally } from './tally.ts';

/** A game that goes on beyond this has no end: even random bots need only some hundreds. */
const MOST_DECISIONS = 50_000;

/** Plays the games of a plan from one number up to another, that one left out. */
export function playGames(plan: Plan, from: number, to: number): Tally {
  const tally = emptyTally();
  for (let number = from; number < to; number++) playGame(plan, number, tally);
  return tally;
}

function playGame(plan: Plan, number: number, tally: Tally): void {
  const { setup, key, agents } = plannedGame(plan, number);
  try {
    const seated = agents();
    const listener = toldTo(seated, redactEvent);
    const position = Position.begin(bangRules, setup, key, { forkable: false, listener });
    const decisions = playOut(position, seated, guard(position, plan.isChecked));
    if (plan.isChecked) mustBeConserved(position.state);
    countGame(tally, position.state, decisions);
  } catch (error) {
    countFailure(tally, { number, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** Called after every decision: throws when the game has no end or a card is lost. */
export function guard(position: BangPosition, isChecked: boolean): () => void {
  let decisions = 0;
  let turn = 0;
  return () => {
    decisions += 1;
    if (decisions > MOST_DECISIONS) throw new EngineBug(`no end after ${MOST_DECISIONS} decisions`);
    if (!isChecked || position.state.turn.number === turn) return;
    turn = position.state.turn.number;
    mustBeConserved(position.state);
  };
}

function mustBeConserved(state: State): void {
  const problem = misplacedCards(state);
  if (problem !== undefined) throw new EngineBug(problem);
}
