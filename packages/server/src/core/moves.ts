import { type Answer, EngineBug, INTERJECT, refuse, SPEECH } from '@dustup/kernel';
import { frameAfter, stepBetween } from '@dustup/protocol';
import { chargedBanks } from './clock.ts';
import { type GameHost, giveAnswer, type Stop } from './game-host.ts';
import { keepCheckpoint, keepListing } from './game-facts.ts';
import { seatsWatching, tellNoAsk, tellStep } from './game-text.ts';
import { openStop } from './hold.ts';
import { tellBots } from './listening-bots.ts';
import { changed, record, tellRefused } from './operation.ts';
import { schedule } from './schedule.ts';
import type { Spoken } from './table-state.ts';
import type { Room, World } from './world.ts';

export type Move = {
  readonly seat: number;
  readonly answer: Answer;
  readonly by: 'owner' | 'bot';
  /** The request it answers: guest and `re`. */
  readonly asked?: readonly [string, string];
  /** The time it took is its owner's. */
  readonly isTimed: boolean;
};

/** A seat's answer takes effect. It must be one of the legal ones. Then what was said meanwhile is taken. */
export function makeMove(world: World, room: Room, host: GameHost, move: Move): void {
  giveMove(world, room, host, move);
  takeSpoken(world, room);
}

/** What seats have said at a cost becomes their move: between two actions at once, else as soon as the rules take it. */
export function takeSpoken(world: World, room: Room): void {
  const { host, state } = room;
  for (let next = nextSpoken(room); host !== null && next !== undefined; next = nextSpoken(room)) {
    const { seat, asked } = next;
    if (state.phase !== 'playing' || state.isPaused) return;
    if (!host.game.doesSpeechCost(host.frame.table, seat)) record(world, room, { k: 'forgiven' });
    else if (host.position.whyNot(seat, SPEECH) !== undefined) return;
    else giveMove(world, room, host, { seat, answer: SPEECH, by: 'owner', asked, isTimed: false });
  }
}

function nextSpoken({ state: { game } }: Room): Spoken | undefined {
  return game?.spoken[0];
}

function giveMove(world: World, room: Room, host: GameHost, move: Move): void {
  const { seat, answer } = move;
  const { position, stop } = host;
  const others = position.open.length - 1;
  const kind = position.firstOpen?.question.kind;
  if (answer[INTERJECT] === undefined) stop.waiting.delete(seat);
  if (move.isTimed && stop.window === null) stop.took.set(seat, world.now - stop.openedAt);
  const digest = giveAnswer(host, seat, answer);
  if (others > 0) {
    noteUnseen(world, room, host, move, digest);
  } else {
    makeStep(world, room, host, entryOf(world, move, digest), isStandingAgain(host, answer, kind));
  }
  schedule(world, room);
}

type Answered = ReturnType<typeof entryOf>;

function entryOf(world: World, { seat, answer, by, asked }: Move, digest: number) {
  const entry = { k: 'answered' as const, at: world.now, seat, answer, by, digest };
  return asked === undefined ? entry : { ...entry, asked };
}

/** Others who are asked together have still to answer: until then nobody else may know. */
function noteUnseen(world: World, room: Room, host: GameHost, move: Move, digest: number): void {
  const { game } = room.state;
  const unchanged = { step: null, ask: game?.ask ?? 0, banks: game?.banks ?? [] };
  record(world, room, { ...entryOf(world, move, digest), ...unchanged }, false);
  tellNoAsk(world, room, host, move.seat);
}

/** Somebody has cut in and the question stands again: an answer in flight is still an answer to it. */
function isStandingAgain({ position, stop }: GameHost, answer: Answer, kind: string | undefined): boolean {
  if (answer[INTERJECT] === undefined) return false;
  const now = position.firstOpen;
  return now !== undefined && now.seat === stop.asked[0] && now.question.kind === kind;
}

function makeStep(world: World, room: Room, host: GameHost, answered: Answered, isSame: boolean): void {
  const { position, stop } = host;
  const watching = seatsWatching(room);
  const step = stepBetween(host.frame, host.game.frame(position), host.heard.splice(0));
  const before = room.state.votes.size > 0 ? presences(host) : undefined;
  host.frame = frameAfter(host.frame, step);
  if (before !== undefined && presences(host) !== before) changed(world, room); // the dead have no vote
  host.lately.note(step.events);
  tellBots(world, room, host, step.events);
  const ask = (room.state.game?.ask ?? 0) + (isSame ? 0 : 1);
  record(world, room, { ...answered, step, ask, banks: chargedBanks(room, stop.took) });
  for (const [seat, why] of stop.late.entries()) {
    record(world, room, { k: 'standIn', seat, why });
    changed(world, room);
  }
  if (position.isOver) endGame(world, room, host);
  else nextQuestion(world, room, host);
  keepWaiting(world, host, stop, isSame);
  tellStep(world, room, host, step, watching);
}

function presences({ game, frame }: GameHost): string {
  return frame.own.map((_, seat) => game.isPlaying(frame.table, seat)).join();
}

function nextQuestion(world: World, room: Room, host: GameHost): void {
  host.stop = openStop(room, host, world.now);
  keepCheckpoint(world, room, host);
}

function endGame(world: World, room: Room, host: GameHost): void {
  const outcome = host.game.outcome(host.position.state);
  if (outcome === null) throw new EngineBug('a game that is over without an outcome');
  host.stop = openStop(room, host, world.now);
  record(world, room, { k: 'ended', at: world.now, outcome });
  changed(world, room);
  world.isListStale = true;
  keepCheckpoint(world, room, host);
  keepListing(world, room);
}

/** Checked again: what somebody did in between may have made an answer impossible, or have led to another question. */
function keepWaiting(world: World, { stop, position }: GameHost, before: Stop, isSame: boolean): void {
  for (const [seat, waiting] of before.waiting.entries()) {
    const why = isSame ? position.whyNot(seat, waiting.answer) : refuse('oldQuestion');
    if (why === undefined) stop.waiting.set(seat, waiting);
    else tellRefused(world, waiting.connection, waiting.re, why);
  }
}
