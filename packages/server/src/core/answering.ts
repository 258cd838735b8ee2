import { INTERJECT, type Refusal, refuse } from '@dustup/kernel';
import { type AtTable, DONE, LATER, type Reply, type RequestOf } from './context.ts';
import type { GameHost } from './game-host.ts';
import { keepGuest } from './guests.ts';
import { takesEffectAt } from './hold.ts';
import { makeMove } from './moves.ts';
import { schedule } from './schedule.ts';

/**
 * A seat answers. What is refused, and why, follows from what the seat itself can see: whether it is asked, what it may
 * answer, never from what others have done in secret.
 */
export function answer(context: AtTable, request: RequestOf<'answer'>): Reply {
  const { world, room, guest, connection, seat, asked } = context;
  const { host, state } = room;
  if (seat === null) return refuse('noSeat');
  if (request.game !== state.id) return refuse('otherGame');
  if (state.phase !== 'playing') return refuse('gameIsOver');
  if (host === null) return refuse('notAsked');
  if (state.isPaused) return refuse('paused');
  if (state.seats[seat]?.standIn === 'conceded') return refuse('conceded');
  const waiting = host.stop.waiting.get(seat);
  if (waiting?.re === request.re) {
    waiting.connection = connection;
    return LATER;
  }
  const reason = whyNotAnswer(host, state.game?.ask ?? 0, seat, request);
  if (reason !== undefined) return reason;
  const isCuttingIn = request.answer[INTERJECT] !== undefined;
  if (!isCuttingIn && takesEffectAt(room, host, seat, world.now) > world.now) {
    host.stop.waiting.set(seat, { answer: request.answer, re: request.re, guest: guest.id, connection });
    schedule(world, room);
    return LATER;
  }
  keepGuest(world, guest);
  makeMove(world, room, host, { seat, answer: request.answer, by: 'owner', asked, isTimed: !isCuttingIn });
  return DONE;
}

function whyNotAnswer(host: GameHost, ask: number, seat: number, request: RequestOf<'answer'>): Refusal | undefined {
  const { position, stop } = host;
  const isConcerned = [...position.open, ...position.standing].some((one) => one.seat === seat);
  if (!isConcerned) return refuse('notAsked');
  if (request.ask !== ask) return refuse('oldQuestion', { ask });
  if (stop.waiting.has(seat)) return refuse('alreadyAnswered');
  return position.whyNot(seat, request.answer);
}
