import { type BangPosition, bangRules, type GameEvent, type State } from '@dustup/bang';
import { type Agent, botNamed, type Dice, diceFrom, fenced, secretFor } from '@dustup/bots';
import { type Answer, EngineBug, type Entry, Position, type PositionOptions, type SavedPosition } from '@dustup/kernel';
import { type Frame, frameOf } from '@dustup/protocol';
import type { StandIn } from './entries.ts';
import { packed } from './packed.ts';
import { PerSeat } from './per-seat.ts';
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
  readonly waiting: PerSeat<Waiting>;
  /** How long each seat took that has answered while others have not. */
  readonly took: PerSeat<number>;
  /** Seats out of time whose bot shows itself when all have answered: before, nobody may know who has. */
  readonly late: PerSeat<StandIn>;
  readonly warned: PerSeat<true>;
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
  /** The first checkpoint of this chapter, until it is written. */
  readonly fresh: Fresh;
  frame: Frame;
  /** The last events, unredacted and packed, oldest first. */
  readonly lately: string[];
  /** The answer being given, for a crash file. */
  giving: Entry | null;
  readonly agents: (Agent | undefined)[];
  /** How long to wait is drawn from here. */
  readonly holds: Dice;
  /** Which seats were told that they are asked something. */
  readonly asking: Set<number>;
  stop: Stop;
};

export type Fresh = { checkpoint: State | undefined };

const MOST_LATELY = 40;

/** Who plays for a person who does not. */
const STAND_IN_BOT = 'rule';

const NO_STOP: Stop = {
  asked: [],
  hold: 0,
  window: null,
  openedAt: 0,
  isRenewed: false,
  waiting: new PerSeat(),
  took: new PerSeat(),
  late: new PerSeat(),
  warned: new PerSeat(),
  areOffersMade: false,
  pausedAfter: 0,
};

/** Deals: from here on there is a game. */
export function beginHost(game: GameState): GameHost {
  const ears = newEars();
  return hostOf(Position.begin(bangRules, game.setup, game.key, ears.options), ears, game);
}

export function loadHost(game: GameState, saved: SavedPosition<State>): GameHost {
  const ears = newEars();
  return hostOf(Position.load(bangRules, saved, ears.options), ears, game);
}

/** What a position tells before there is a host to hear it. */
function newEars() {
  const heard: GameEvent[] = [];
  const fresh: Fresh = { checkpoint: undefined };
  const options: PositionOptions<GameEvent, State> = {
    listener: (event) => heard.push(event),
    keeper: (state) => {
      fresh.checkpoint = bangRules.copy(state);
    },
  };
  return { heard, fresh, options };
}

function hostOf(position: BangPosition, { heard, fresh }: ReturnType<typeof newEars>, game: GameState): GameHost {
  return {
    position,
    heard,
    fresh,
    frame: frameOf(position),
    lately: [],
    giving: null,
    agents: [],
    holds: diceFrom(secretFor(game.waits, `from ${game.n}`)),
    asking: new Set(),
    stop: NO_STOP,
  };
}

export function noteLately({ lately }: GameHost, events: readonly unknown[]): void {
  const newest = events.slice(-MOST_LATELY);
  lately.splice(0, lately.length + newest.length - MOST_LATELY); // first, so that the list never grows beyond
  for (const event of newest) lately.push(packed(JSON.stringify(event)));
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
  const known = host.agents[seat];
  if (known !== undefined) return known;
  const agent = botNamed(bot, secretFor(game?.dice ?? '', `seat ${seat}`));
  if (agent === undefined) throw new EngineBug(`no bot '${bot}'`);
  return (host.agents[seat] = fenced(agent));
}
