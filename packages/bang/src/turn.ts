import { assertNever, choice, type Procedure, type Question, question, questionOf, selection } from '@dustup/kernel';
import { ask } from './ask.ts';
import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import { TURN_END, TURN_START } from './moments.ts';
import { extraTurnsOf } from './extra-turns.ts';
import { drawsInHisWay } from './phase-one.ts';
import { drawInPhaseOne } from './piles.ts';
import { playStep } from './play-phase.ts';
import { isInPlay, turnDirection } from './seats.ts';
import { indexOf, stepBegins, turnPassed } from './source-index.ts';
import { answering, hearing, moment, momentOf, ofSeat, query, queryOf } from './sources.ts';
import type { Turn } from './state.ts';
import { layDownSurplus } from './spend.ts';
import { chooseCharacters } from './setup.ts';
import { newTurn } from './turn-state.ts';
import { judge } from './victory.ts';

/** The short procedure that comes next; undefined when the game is over. */
export function nextStep(game: Game): Procedure | undefined {
  const { state } = game;
  if (state.turn.phase === 'setup') return chooseCharacters(game);
  do {
    state.outcome ??= judge(game); // BASE-END-07-Q: judged between steps, never in the middle of a card
    if (state.outcome !== null) return undefined;
    if (state.turn.isOver) state.turn.phase = 'end';
  } while (passesQuietly(game));
  stepBegins(game);
  switch (state.turn.phase) {
    case 'before':
      return beforeTurn(game);
    case 'start':
      return startTurn(game);
    case 'draw':
      return drawPhase(game);
    case 'play':
      return playStep(game);
    case 'discard':
      return discardPhase(game);
    case 'end':
      return endTurn(game);
    default:
      return assertNever(state.turn.phase);
  }
}

/** Passes over a phase in which nobody has anything to do or to say: it needs no procedure. */
function passesQuietly(game: Game): boolean {
  const { turn } = game.state;
  switch (turn.phase) {
    case 'start':
      if (!indexOf(game).isStartQuiet || !isInPlay(game, turn.seat)) return false;
      tellBeginning(game, turn);
      turn.phase = 'draw';
      return true;
    case 'draw':
      if (!indexOf(game).isDrawQuiet || ofSeat(indexOf(game).drawers, turn.seat).length > 0) return false;
      drawInPhaseOne(game, turn.seat, phaseOneCards(game, turn.seat));
      turn.phase = 'play';
      return true;
    case 'discard':
      if (surplusOf(game, turn.seat) > 0) return false;
      turn.phase = 'end';
      return true;
    case 'end':
      if (isEndHeard(game)) return false;
      passTurn(game, turn.seat);
      return true;
    default:
      return false;
  }
}

/** Only who is back for a while departs. */
function isEndHeard(game: Game): boolean {
  if (seatOf(game, game.state.turn.seat).presence !== 'in') return true;
  const { turnCloses, lastDraw, turnEnded } = hearing(game);
  return turnCloses.length + lastDraw.length + turnEnded.length > 0;
}

/** Between two turns: it is nobody's (EVENT-14-Q). Whoever is out by then has none. */
function* beforeTurn(game: Game): Procedure {
  const { turn } = game.state;
  const { seat } = turn;
  yield* moment(game, hearing(game).beforeTurn, { seat });
  if (!hasTurns(game, seat)) return passOver(game, seat);
  turn.phase = 'start';
  turnPassed(game);
}

function tellBeginning(game: Game, { seat, number, isExtra }: Turn): void {
  report(game, 'turnBegan', { seat, count: number, ...(isExtra && { detail: { isExtra } }) });
}

function* startTurn(game: Game): Procedure {
  const { turn } = game.state;
  const { seat } = turn;
  tellBeginning(game, turn);
  let at = 0;
  for (const name of TURN_START) {
    if (indexOf(game).isHeardAtStart[at++] === true) yield* momentOf(game, hearing(game), name, { seat });
    if (turn.isOver || turn.isSkipped || game.state.outcome !== null) break;
    if (name === 'eventSpeaks' && indexOf(game).anytime.length > 0) yield* pauseBeforeTurn(game, seat);
  }
  yield* moment(game, hearing(game).dustSettles, {});
  turn.phase = turn.isSkipped || turn.isOver ? 'end' : 'draw';
}

/** BASE-SID-06-Q: whoever can do something at any time may do it before all else but an event (HN-HIGH-NOON-07-Q). */
function* pauseBeforeTurn(game: Game, seat: SeatId): Procedure {
  const isWaiting = ofSeat(indexOf(game).anytime, seat).some(
    ({ ability }) => ability.anytime?.why(game, seat) === undefined,
  );
  if (isWaiting) yield* ask(game, seat, () => question('turnStarts', null, choice('do', ['goOn'])));
}

const PHASE_ONE_CARDS = 2;

function phaseOneCards(game: Game, seat: SeatId): number {
  const own = queryOf(game, answering(game).phaseOneCards, PHASE_ONE_CARDS, { seat });
  return Math.max(1, own + queryOf(game, answering(game).moreInPhaseOne, 0, { seat })); // HN-THIRST-05-Q
}

function* drawPhase(game: Game): Procedure {
  const { turn } = game.state;
  const self = turn.seat;
  const count = phaseOneCards(game, self);
  const hasWays = ofSeat(indexOf(game).drawers, self).length > 0;
  const drawn = hasWays ? yield* drawsInHisWay(game, self, count) : drawInPhaseOne(game, self, count);
  yield* moment(game, hearing(game).phaseOneDrawn, { seat: self, cards: drawn });
  yield* moment(game, hearing(game).phaseOneOver, { seat: self });
  yield* moment(game, hearing(game).dustSettles, {});
  turn.phase = 'play';
}

/** BASE-TURN-09-Q: exactly the surplus over the hand limit, of the player's choice. */
function* discardPhase(game: Game): Procedure {
  const { turn } = game.state;
  yield* discardSurplus(game, turn.seat);
  turn.phase = 'end';
}

export function* discardSurplus(game: Game, self: SeatId): Procedure {
  const cards = yield* ask(game, self, () => discardQuestion(game, self));
  if (cards !== null) {
    yield* layDownSurplus(game, self, cards);
    yield* moment(game, hearing(game).surplusLaidDown, { seat: self, cards });
  }
  yield* moment(game, hearing(game).dustSettles, {});
}

function surplusOf(game: Game, seat: SeatId): number {
  const { hand, life } = seatOf(game, seat);
  if (queryOf(game, answering(game).keepsNoHand, false, { seat })) return hand.length;
  return Math.max(0, hand.length - queryOf(game, answering(game).handLimit, Math.max(0, life), { seat }));
}

/** Null when the hand is within the limit: its owner may have spent cards at any time. */
function discardQuestion(game: Game, seat: SeatId): Question<readonly CardId[]> | null {
  const surplus = surplusOf(game, seat);
  if (surplus === 0) return null;
  return questionOf(
    'discard',
    { surplus, chosen: 'lost' },
    selection('cards', seatOf(game, seat).hand, { least: surplus, most: surplus }),
  );
}

function* endTurn(game: Game): Procedure {
  const { seat } = game.state.turn;
  for (const name of TURN_END) if (hearing(game)[name].length > 0) yield* momentOf(game, hearing(game), name, { seat });
  passTurn(game, seat);
}

function passTurn(game: Game, from: SeatId): void {
  report(game, 'turnEnded', { seat: from });
  const { number } = game.state.turn;
  const extraTurns = extraTurnsOf(game, from);
  if (extraTurns === 0 || !hasTurns(game, from)) return passOver(game, from);
  beginTurn(game, { ...newTurn(number + 1, from), isExtra: true, extraTurns: extraTurns - 1 });
}

/** The turn goes on to the next seat that has turns. If nobody is left, that is the end, which is judged next. */
function passOver(game: Game, from: SeatId): void {
  const { order, turn } = game.state;
  const direction = turnDirection(game);
  const place = order.indexOf(from) + order.length;
  let isAnybodyLeft = false;
  for (let step = 1; step <= order.length || isAnybodyLeft; step++) {
    const seat = order[(place + direction * (step % order.length)) % order.length];
    if (seat === undefined || !hasTurns(game, seat)) continue;
    if (!isPassedOver(game, seat)) return beginTurn(game, newTurn(turn.number + 1, seat));
    isAnybodyLeft = true;
  }
}

/** A turn that is lost beforehand has no beginning either. */
function isPassedOver(game: Game, seat: SeatId): boolean {
  const player = seatOf(game, seat);
  if (player.turnsToSkip === 0) return false;
  player.turnsToSkip -= 1;
  report(game, 'turnSkipped', { seat });
  return true;
}

function hasTurns(game: Game, seat: SeatId): boolean {
  const { takesTurns } = answering(game);
  return takesTurns.length === 0 ? isInPlay(game, seat) : query(game, takesTurns, isInPlay(game, seat), { seat });
}

function beginTurn(game: Game, turn: Turn): void {
  if (hearing(game).beforeTurn.length > 0) turn.phase = 'before';
  game.state.turn = turn;
  turnPassed(game);
}
