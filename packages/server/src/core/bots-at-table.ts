import { type Answer, type Asked, diceFrom, INTERJECT, randomAnswer, type Standing } from '@dustup/kernel';
import { agentOf, type GameHost } from './game-host.ts';
import { makeMove } from './moves.ts';
import { tellDone, tellRefused, under } from './operation.ts';
import { forgetDone, rememberDone } from './guests.ts';
import { isPlayedByOwner } from './room.ts';
import { schedule } from './schedule.ts';
import { note, type Room, type World } from './world.ts';

/** So many moves at once at most, so that a table of bots does not keep the others waiting. */
const MOST_AT_ONCE = 8;

/** Whatever is due takes effect: answers that waited for their time, and what bots do. */
export function moveOn(world: World, room: Room): void {
  for (let moves = 0; moves < MOST_AT_ONCE; moves++) if (!nextMove(world, room)) break;
  schedule(world, room);
}

function nextMove(world: World, room: Room): boolean {
  const { host, state } = room;
  if (host === null || state.isPaused || state.phase !== 'playing' || host.stop.hold > world.now) return false;
  if (botCutsIn(world, room, host)) return true;
  for (const asked of host.position.open) {
    if (takeWaiting(world, room, host, asked.seat)) return true;
    if (isPlayedByOwner(state.seats[asked.seat])) continue;
    botAnswers(world, room, host, asked, false);
    return true;
  }
  return false;
}

/** Asks each bot that may cut in, once a question. */
function botCutsIn(world: World, room: Room, host: GameHost): boolean {
  if (host.stop.areOffersMade) return false;
  host.stop.areOffersMade = true;
  for (const offer of host.position.standing) {
    const { seat, question } = offer;
    if (isPlayedByOwner(room.state.seats[seat])) continue;
    const slots = cutIn(world, room, host, offer);
    if (slots === null) continue;
    makeMove(world, room, host, { seat, answer: { [INTERJECT]: question.kind, ...slots }, by: 'bot', isTimed: false });
    return true;
  }
  return false;
}

function cutIn(world: World, room: Room, host: GameHost, offer: Standing): Answer | null {
  const { seat, question } = offer;
  try {
    const slots = agentOf(host, room.state, seat).interjects(() => host.position.view(seat), offer);
    const answer = slots && { [INTERJECT]: question.kind, ...slots };
    return answer !== null && host.position.whyNot(seat, answer) === undefined ? slots : null;
  } catch {
    note(world, 'error', 'a bot broke', { table: room.state.id, question: question.kind });
    return null;
  }
}

/** A bot answers for a seat; one that breaks, or answers what is not legal, is replaced by chance: a table never stalls. */
export function botAnswers(world: World, room: Room, host: GameHost, asked: Asked, isTimed: boolean): void {
  const answer = legalAnswer(world, room, host, asked);
  makeMove(world, room, host, { seat: asked.seat, answer, by: 'bot', isTimed });
}

function legalAnswer(world: World, room: Room, host: GameHost, { seat, question }: Asked): Answer {
  const { position } = host;
  try {
    const answer = agentOf(host, room.state, seat).answer(() => position.view(seat), { question });
    if (position.whyNot(seat, answer) === undefined) return answer;
  } catch {
    // said below
  }
  note(world, 'error', 'a bot broke', { table: room.state.id, question: question.kind });
  return randomAnswer(question.options, diceFrom(room.state.seq));
}

/** An answer that came early takes effect, if it still can. */
function takeWaiting(world: World, room: Room, host: GameHost, seat: number): boolean {
  const waiting = host.stop.waiting.get(seat);
  if (waiting === undefined) return false;
  const { answer, re, connection, guest: id } = waiting;
  host.stop.waiting.delete(seat);
  const guest = world.guests.get(id);
  const why = host.position.whyNot(seat, answer);
  if (why !== undefined || guest === undefined) {
    if (why !== undefined) tellRefused(world, connection, re, why);
    return true;
  }
  makeMove(world, room, host, { seat, answer, by: 'owner', asked: [id, re], isTimed: true });
  under(world).guests.add(guest);
  rememberDone(guest, re, undefined);
  under(world).undo.push(() => forgetDone(guest, re));
  tellDone(world, connection, re, undefined);
  return true;
}
