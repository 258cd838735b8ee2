import { ask, assertNever, type Procedure, questionOf, selection } from '@dustup/kernel';
import type { CardId, SeatId } from '@dustup/tabletop';
import { report } from './events.ts';
import { fighterOf, frontOf, type Game, otherSeat, seatOf } from './game.ts';
import { TURN_START } from './moments.ts';
import { discardFrom, draw } from './piles.ts';
import { playStep } from './play-phase.ts';
import { isSettled, settle } from './settle.ts';
import { chooseFighters } from './setup.ts';
import { isHeard, moment, query, sourcesChanged } from './sources.ts';

/** The short procedure that comes next; undefined when the game is over. Phases in which nobody has a say pass at once. */
export function nextStep(game: Game): Procedure | undefined {
  const { turn, outcome } = game.state;
  if (outcome !== null) return undefined;
  if (turn.phase === 'discard' && surplusOf(game) <= 0) passTurn(game);
  if (turn.phase === 'start' && isUneventful(game)) {
    tellTurn(game);
    turn.phase = 'draw';
  }
  if (turn.phase === 'draw' && !isHeard(game, 'phaseDrawn')) {
    drawCards(game);
    turn.phase = 'play';
  }
  switch (turn.phase) {
    case 'setup':
      return chooseFighters(game);
    case 'start':
      return startTurn(game);
    case 'draw':
      return drawPhase(game);
    case 'play':
      return playStep(game);
    case 'discard':
      return discardPhase(game);
    default:
      return assertNever(turn.phase);
  }
}

/** Nothing comes before the draw phase. */
function isUneventful(game: Game): boolean {
  return !TURN_START.some((name) => isHeard(game, name)) && isSettled(game);
}

function tellTurn(game: Game): void {
  const { seat, number } = game.state.turn;
  report(game, 'turnBegan', { seat, count: number });
}

/** DUEL-START-01: Dynamite, Rattlesnake, Stampede, one at a time. */
function* startTurn(game: Game): Procedure {
  const { turn } = game.state;
  tellTurn(game);
  for (const name of TURN_START) {
    yield* moment(game, name, { seat: turn.seat });
    yield* settle(game);
    if (game.state.outcome !== null) return;
  }
  turn.phase = 'draw';
}

const CARDS_A_TURN = 2;

function drawCards(game: Game): readonly CardId[] {
  const { seat } = game.state.turn;
  return draw(game, seat, query(game, 'cardsDrawn', CARDS_A_TURN, { seat }));
}

function* drawPhase(game: Game): Procedure {
  const { turn } = game.state;
  const cards = drawCards(game);
  yield* moment(game, 'phaseDrawn', { seat: turn.seat, cards });
  turn.phase = 'play';
}

/** DUEL-HAND-01, -02: as many cards as the fighter in front has life, but two with a single one. */
export function handLimit(game: Game, seat: SeatId): number {
  const { life } = fighterOf(game, frontOf(game, seat));
  return life === 1 ? LEAST_LIMIT : life;
}

const LEAST_LIMIT = 2;

/** The cards that whose turn it is may not keep. */
function surplusOf(game: Game): number {
  const { seat } = game.state.turn;
  return seatOf(game, seat).hand.length - handLimit(game, seat);
}

function* discardPhase(game: Game): Procedure {
  const { seat } = game.state.turn;
  const { hand } = seatOf(game, seat);
  const surplus = surplusOf(game);
  const rules = { least: surplus, most: surplus, ordered: true };
  const cards = yield* ask(seat, () =>
    questionOf<readonly CardId[]>('discard', { count: surplus }, selection('cards', hand.slice(), rules)),
  );
  discardFrom(game, seat, cards);
  passTurn(game);
}

function passTurn(game: Game): void {
  const { turn } = game.state;
  turn.number += 1;
  turn.seat = otherSeat(turn.seat);
  turn.phase = 'start';
  turn.bangsPlayed = 0;
  turn.hasSwapped = false;
  turn.used.length = 0;
  sourcesChanged(game);
}
