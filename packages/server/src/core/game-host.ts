import {
  type Agent,
  type Answer,
  type AnyPosition,
  type Dice,
  diceFrom,
  EngineBug,
  type Entry,
  fenced,
  type Frame,
  type Json,
  type Playable,
  Position,
  type PositionOptions,
  type SavedPosition,
  secretFor,
  type WireEvent,
} from '@dustup/kernel';
import type { StandIn } from './entries.ts';
import { Lately } from './lately.ts';
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
  hold: number;
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
  readonly game: Playable;
  readonly position: AnyPosition;
  /** What has happened since the last step. */
  readonly heard: WireEvent[];
  /** The first checkpoint of this chapter, until it is written. */
  readonly fresh: Fresh;
  frame: Frame;
  readonly lately: Lately;
  /** The answer being given, for a crash file. */
  giving: Entry | null;
  readonly agents: (Agent<unknown> | undefined)[];
  /** How long to wait is drawn from here. */
  readonly holds: Dice;
  /** Which seats were told that they are asked something. */
  readonly asking: Set<number>;
  stop: Stop;
};

export type Fresh = { checkpoint: Json | undefined };

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
export function beginHost(playable: Playable, game: GameState): GameHost {
  const ears = newEars(playable);
  return hostOf(playable, Position.begin(playable.rules, game.setup, game.key, ears.options), ears, game);
}

export function loadHost(playable: Playable, game: GameState, saved: SavedPosition<Json>): GameHost {
  const ears = newEars(playable);
  return hostOf(playable, Position.load(playable.rules, saved, ears.options), ears, game);
}

/** What a position tells before there is a host to hear it. */
function newEars({ rules }: Playable) {
  const heard: WireEvent[] = [];
  const fresh: Fresh = { checkpoint: undefined };
  const options: PositionOptions<WireEvent, Json> = {
    listener: (event) => heard.push(event),
    keeper: (state) => {
      fresh.checkpoint = rules.copy(state);
    },
  };
  return { heard, fresh, options };
}

function hostOf(
  playable: Playable,
  position: AnyPosition,
  { heard, fresh }: ReturnType<typeof newEars>,
  game: GameState,
): GameHost {
  return {
    game: playable,
    position,
    heard,
    fresh,
    frame: playable.frame(position),
    lately: new Lately(playable.lasting),
    giving: null,
    agents: [],
    holds: diceFrom(secretFor(game.waits, `from ${game.n}`)),
    asking: new Set(),
    stop: NO_STOP,
  };
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
export function agentOf(host: GameHost, { seats, game }: TableState, seat: number): Agent<unknown> {
  const known = host.agents[seat];
  if (known !== undefined) return known;
  const bot = seats[seat]?.bot ?? bestBotOf(host.game);
  const agent = host.game.bots.get(bot)?.(secretFor(game?.dice ?? '', `seat ${seat}`));
  if (agent === undefined) throw new EngineBug(`no bot '${bot}'`);
  return (host.agents[seat] = fenced(agent));
}

/** Who plays for a person who does not, and in practice games: the best there is. */
export function bestBotOf({ bots }: Playable): string {
  return [...bots.keys()].at(-1) ?? '';
}
