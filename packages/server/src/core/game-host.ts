import { type BangPosition, bangRules, type GameEvent, type State } from '@dustup/bang';
import { type Agent, botNamed, type Dice, diceFrom } from '@dustup/bots';
import { type Answer, EngineBug, type Entry, Position, type PositionOptions, type SavedPosition } from '@dustup/kernel';
import { type Frame, frameOf } from '@dustup/protocol';
import type { StandIn } from './entries.ts';
import type { GameState, TableState } from './table-state.ts';
import type { Connection } from './world.ts';

/** An answer that has come before its time (see `hold.ts`). */
export type Waiting = { readonly answer: Answer; readonly re: string; readonly guest: string; connection: Connection };

/** The question (or questions) at which the game stands. */
export type Stop = {
  /** Who is asked, those who have answered included. */
  readonly asked: readonly number[];
  /** No answer takes effect before. */
  readonly hold: number;
  /** Something is offered to several at once, for so long: whoever is silent lets it go by. */
  readonly window: number | null;
  /** When the clock of this decision began to run, and whether it has begun anew for somebody who came back. */
  openedAt: number;
  isRenewed: boolean;
  readonly waiting: Map<number, Waiting>;
  /** How long each seat took that has answered while others have not. */
  readonly took: Map<number, number>;
  /** Seats out of time whose bot shows itself when all have answered: before, nobody may know who has. */
  readonly late: Map<number, StandIn>;
  readonly warned: Set<number>;
  /** Bots have been asked whether they cut in. */
  areOffersMade: boolean;
  /** How long it had stood when the table paused. */
  pausedAfter: number;
};

/** A game being played at a table. All of it can be made anew from the table's entries. */
export type GameHost = {
  readonly position: BangPosition;
  /** What has happened since the last step. */
  readonly heard: GameEvent[];
  frame: Frame;
  /** The last events as plain letters, unredacted, oldest first: there are many, and suits would double their size. */
  readonly lately: string[];
  /** The answer being given, for a crash file. */
  giving: Entry | null;
  readonly agents: (Agent | undefined)[];
  /** How long to wait is drawn from here. */
  readonly holds: Dice;
  /** Which seats were told that they are asked something. */
  readonly asking: Set<number>;
  chapter: number;
  stop: Stop;
};

const MOST_LATELY = 40;

/** Who plays for a person who does not. */
const STAND_IN_BOT = 'rule';

const NO_STOP: Stop = {
  asked: [],
  hold: 0,
  window: null,
  openedAt: 0,
  isRenewed: false,
  waiting: new Map(),
  took: new Map(),
  late: new Map(),
  warned: new Set(),
  areOffersMade: false,
  pausedAfter: 0,
};

/** Deals: from here on there is a game. */
export function beginHost(game: GameState): GameHost {
  const heard: GameEvent[] = [];
  const position = Position.begin(bangRules, game.setup, game.key, optionsOf(heard));
  return hostOf(position, heard, game);
}

export function loadHost(game: GameState, saved: SavedPosition<State>): GameHost {
  const heard: GameEvent[] = [];
  const position = Position.load(bangRules, saved, optionsOf(heard));
  return hostOf(position, heard, game);
}

/** A position is saved when a turn begins, and hardly ever else. */
function optionsOf(heard: GameEvent[]): PositionOptions<GameEvent> {
  return { listener: (event) => heard.push(event), sparse: true };
}

function hostOf(position: BangPosition, heard: GameEvent[], game: GameState): GameHost {
  return {
    position,
    heard,
    frame: frameOf(position),
    lately: [],
    giving: null,
    agents: [],
    holds: diceFrom(game.dice + game.n),
    asking: new Set(),
    chapter: bangRules.chapter(position.checkpoint),
    stop: NO_STOP,
  };
}

export function noteLately({ lately }: GameHost, events: readonly unknown[]): void {
  for (const event of events.slice(-MOST_LATELY)) lately.push(inPlainLetters(JSON.stringify(event)));
  if (lately.length > MOST_LATELY) lately.splice(0, lately.length - MOST_LATELY);
}

/** The same JSON with nothing but plain letters in it. Made from numbers: a string cut from a wide one stays wide. */
function inPlainLetters(json: string): string {
  if (!/[^ -~]/.test(json)) return json;
  const codes: number[] = [];
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code < 0x7f) codes.push(code);
    else for (const letter of `\\u${code.toString(16).padStart(4, '0')}`) codes.push(letter.charCodeAt(0));
  }
  return String.fromCharCode(...codes);
}

/** Gives an answer, and notes it first: should it break the game, the crash file has it. Returns its question's digest. */
export function giveAnswer(host: GameHost, seat: number, answer: Answer): number {
  const digest = host.position.digestFor(seat);
  host.giving = { seat, answer, digest };
  host.position.accept(seat, answer);
  host.giving = null;
  return digest;
}

/** The bot that plays a seat: its own, or the one who stands in for its owner. */
export function agentOf(host: GameHost, { seats, game }: TableState, seat: number): Agent {
  const bot = seats[seat]?.bot ?? STAND_IN_BOT;
  const agent = (host.agents[seat] ??= botNamed(bot, (game?.dice ?? 0) + seat + 1));
  if (agent === undefined) throw new EngineBug(`no bot '${bot}'`);
  return agent;
}
