import { PASS, whyNot } from '@dustup/kernel';
import type { GameHost, Stop } from './game-host.ts';
import { PerSeat } from './per-seat.ts';
import { livingPeople } from './room.ts';
import type { Room } from './world.ts';

// Poker face: how long an answer takes tells nothing. One wait is drawn per question, from one distribution, before anybody looks at
// what can be answered; people's, bots' and armed answers alike take effect when it is over, or when they come.

const LEAST_HOLD = 700;
const MOST_HOLD = 2200;
/** On top, where people play for the first time. */
const CALM = 900;
/** No two actions come faster than an eye can follow them. */
const FOLLOWABLE = 350;
const OFFER_WINDOW = 6000;

/** The game stands at a question (again): draws how long it stands at least. */
export function openStop(room: Room, host: GameHost, now: number): Stop {
  const drawn = LEAST_HOLD + host.holds.below(MOST_HOLD - LEAST_HOLD + 1); // always, so that the stream tells nothing
  return {
    asked: host.position.askedSeats,
    hold: now + waitOf(room, drawn),
    window: isOffer(host) ? OFFER_WINDOW : null,
    openedAt: now,
    isRenewed: false,
    waiting: new PerSeat(),
    took: new PerSeat(),
    late: new PerSeat(),
    warned: new PerSeat(),
    areOffersMade: false,
    pausedAfter: 0,
  };
}

/** How long a table waits at its pace. Where nobody is left who plays, nobody is kept waiting. */
function waitOf(room: Room, drawn: number): number {
  if (livingPeople(room).length === 0) return 0;
  switch (room.state.house.pace) {
    case 'calm':
      return drawn + CALM;
    case 'human':
      return drawn;
    case 'quick':
      return FOLLOWABLE;
    case 'fast':
      return 0;
  }
}

/** Several may cut in, and each may let it be. */
function isOffer({ position }: GameHost): boolean {
  const { open } = position;
  return open.length > 1 && open.every(({ question }) => whyNot(question.options, PASS) === undefined);
}

/** When an answer of its owner takes effect. A player is not kept waiting on their own turn: everybody can see that it is theirs. */
export function takesEffectAt(room: Room, host: GameHost, seat: number, now: number): number {
  if (!room.state.house.pokerFace) return now;
  const { game, frame, position } = host;
  const asked = position.open.find((one) => one.seat === seat);
  const isOwnTurn = asked !== undefined && game.isOwnTurn(frame.table, seat, asked.question.kind);
  return isOwnTurn ? now : Math.max(now, host.stop.hold);
}
