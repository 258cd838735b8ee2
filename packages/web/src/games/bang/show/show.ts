import type { SeenCard } from '@dustup/bang';
import type { GameState } from '../wire.ts';
import type { Speed } from '../../../app/speeds.ts';
import { type Effect, type Flight, type Phase, phasesOf, type Staged } from './phases.ts';

export type Passed = {
  readonly from: number;
  readonly lines: number;
  /** It can be watched now: nobody waits for me. */
  readonly mayWatch: boolean;
};

/** What was not shown, and what it would have looked like. */
type Skipped = { readonly from: number; readonly upTo: number; readonly phases: readonly Phase[] };

type Scale = { readonly moves: number; readonly holds: number };

const SCALES: { readonly [speed in Speed]: Scale } = {
  calm: { moves: 1.4, holds: 1.4 },
  brisk: { moves: 1, holds: 1 },
  quick: { moves: 0.55, holds: 0.35 },
};

/** What is queued, in milliseconds at the usual speed, and how much faster it goes then. */
const HURRY = [
  { upTo: 1200, moves: 1, holds: 1 },
  { upTo: 3000, moves: 0.66, holds: 0.5 },
  { upTo: 6000, moves: 0.4, holds: 0 },
] as const;
/** Beyond this it is cut. */
const MOST_QUEUED = 6000;
/** A question to me is not kept back longer than this. */
const MOST_PATIENCE = 1000;
const KEEPERS_SPEED = 0.66;
/** Who was away for long looks at the replay. */
const MOST_SKIPPED = 400;

/** What is to be seen now. */
export type Shown = {
  readonly game: GameState;
  readonly staged: Staged | null;
  /** Cards of the discard pile that are not to be seen there yet. */
  readonly lying: readonly SeenCard[];
  readonly flights: readonly Flight[];
  readonly effects: readonly Effect[];
  /** How long these flights take. */
  readonly length: number;
  /** I have just been eliminated, and nothing goes on until I say so. */
  readonly isHalted: boolean;
  /** After that: how many times as fast I watch on, 0 while I have paused it; null before. */
  readonly watching: number | null;
  /** There is more to come. */
  readonly isBehind: boolean;
  /** What passed unseen, to catch up: so many lines, from this one of the log on. */
  readonly passed: Passed | undefined;
};

/**
 * The stage owns each fact until it has been shown: takes what the server tells, and gives it out phase by phase. Knows no clock and no
 * screen: whoever has one tells the time.
 */
export class Show {
  readonly #me: number | null;
  #speed: Speed;
  /** Watching on after my own death: so many times as fast, and nothing is cut. */
  #watching: number | null = null;
  #queue: Phase[] = [];
  #now: Phase;
  #endsAt = 0;
  #last: GameState;
  #lying: readonly SeenCard[] = [];
  #isHalted = false;
  #skipped: Skipped | undefined;
  /** What was skipped is being watched after all. */
  #isRewatching = false;
  /** When the question to me must be on the screen. */
  #askBy: number | null = null;

  constructor(game: GameState, me: number | null, speed: Speed) {
    this.#me = me;
    this.#speed = speed;
    this.#last = game;
    this.#now = still(game);
  }

  set speed(speed: Speed) {
    this.#speed = speed;
  }

  /** What the server has told. */
  take(live: GameState, now: number, isHidden: boolean): void {
    if (live === this.#last) return;
    const before = this.#last;
    const known = before.log.at(-1)?.key ?? -1;
    const fresh = live.log.filter(({ key, step }) => key > known && step !== null);
    this.#last = live;
    if (fresh.length === 0 || live.id !== before.id) {
      // Nothing to make a show of: a clock, a question, or a table that was left and found again.
      const isSame = live.id === before.id && live.log.at(-1)?.key === before.log.at(-1)?.key;
      if (this.#queue.length === 0) this.#now = { ...this.#now, game: live };
      else if (isSame) this.#queue.push(still(live));
      else this.#jump();
    } else {
      const shownBefore = this.#queue.at(-1)?.game ?? this.#now.game;
      const { phases, lying } = phasesOf(shownBefore, fresh, { me: this.#me, live }, this.#lying);
      this.#lying = lying;
      this.#queue.push(...phases);
    }
    const isAsked = live.ask?.question !== undefined && live.ask.id !== before.ask?.id;
    if (this.#isRewatching && isAsked) this.#jump();
    if (isHidden && !this.#isStopped) {
      this.#skip(this.#queue);
      this.#jump();
    }
    if (isAsked) this.#askBy = now + MOST_PATIENCE;
    this.#makeTime(now);
    this.tick(now);
  }

  /** Time goes on. */
  tick(now: number): void {
    while (!this.#isStopped && this.#queue.length > 0 && this.#endsAt <= now) {
      if (this.#now.isMyDeath && this.#watching === null) {
        this.#isHalted = true;
        return;
      }
      const next = this.#queue.shift();
      if (next === undefined) return;
      this.#now = next;
      this.#endsAt = Math.max(this.#endsAt, now - 50) + this.#lengthOf(next);
    }
    if (this.#askBy !== null && now >= this.#askBy && !this.#holdsMyDeath()) this.#jump();
    if (this.#queue.length > 0) return;
    this.#askBy = null;
    this.#isRewatching = false;
  }

  /** When to tick again; undefined: nothing goes on. */
  get nextAt(): number | undefined {
    if (this.#queue.length === 0 || this.#isStopped) return undefined;
    return Math.min(this.#endsAt, this.#askBy ?? this.#endsAt);
  }

  get shown(): Shown {
    const { game, staged, lying, flights, effects } = this.#now;
    const { clock, answering } = this.#last;
    const isBehind = this.#queue.length > 0;
    const ask = this.#askShown(isBehind);
    return {
      game: isBehind ? { ...game, clock, answering, ask } : this.#last,
      staged,
      lying,
      flights,
      effects,
      length: this.#lengthOf(this.#now),
      isHalted: this.#isHalted,
      watching: this.#watching,
      isBehind,
      passed: this.#passedNow(),
    };
  }

  /** After my death: on at this speed; infinitely fast, everything is shown as soon as it is known; 0: it waits for me. */
  watch(speed: number): void {
    this.#isHalted = false;
    // What I was asked last is long answered: nothing is cut for it.
    if (this.#last.ask?.question === undefined) this.#askBy = null;
    if (!Number.isFinite(speed)) this.#jump();
    this.#watching = speed;
  }

  /** Shows what was skipped after all; a question to me, or a touch, ends it. */
  rewatch(now: number): void {
    if (this.#skipped === undefined || this.#passedNow()?.mayWatch !== true) return;
    this.#queue = [...this.#skipped.phases, still(this.#last)];
    this.#skipped = undefined;
    this.#isRewatching = true;
    this.#endsAt = now;
    this.tick(now);
  }

  /** Somebody acts: what was running has been seen. */
  finish(now: number): void {
    if (this.#queue.length === 0 || this.#isHalted || this.#watching !== null) return;
    if (this.#last.ask === null && !this.#isRewatching) return;
    this.#jump();
    this.tick(now);
  }

  /** My own turn is not held up once all my cards are there; an answer waits for what it answers, a second at most. */
  #askShown(isBehind: boolean): GameState['ask'] {
    const { ask, own } = this.#last;
    if (!isBehind || ask?.question === undefined) return ask;
    return ask.question.kind === 'play' && handOf(own) === handOf(this.#now.game.own) ? ask : null;
  }

  /** Nothing goes on until I say so. */
  get #isStopped(): boolean {
    return this.#isHalted || this.#watching === 0;
  }

  #lengthOf({ length, isHold, isKeeper, isMyDeath }: Phase): number {
    if (this.#watching !== null) return length / (this.#watching || 1);
    if (isMyDeath) return length;
    if (this.#isRewatching) return length * (isHold ? SCALES[this.#speed].holds : SCALES[this.#speed].moves);
    const queued = this.#queue.reduce((sum, phase) => sum + phase.length, 0);
    const hurry = HURRY.find(({ upTo }) => queued <= upTo) ?? HURRY[2];
    const own = SCALES[this.#speed];
    const scale = Math.min(isHold ? own.holds : own.moves, isHold ? hurry.holds * own.holds : hurry.moves * own.moves);
    return length * (isKeeper && this.#askBy === null ? Math.max(scale, KEEPERS_SPEED * own.moves) : scale);
  }

  /** Cuts what cannot be shown in time: all but the last keeper, or all but what leads to the question. */
  #makeTime(now: number): void {
    if (this.#watching !== null || this.#isHalted || this.#isRewatching) return;
    const left = () => this.#queue.reduce((sum, phase) => sum + this.#lengthOf(phase), 0);
    if (this.#askBy !== null && Math.max(now, this.#endsAt) + left() > this.#askBy) {
      this.#endsAt = Math.min(this.#endsAt, now);
      const cut: Phase[] = [];
      while (this.#queue.length > 1 && now + left() > this.#askBy && !this.#holdsMyDeath())
        cut.push(...this.#queue.splice(0, 1));
      this.#skip(cut);
    }
    const queued = this.#queue.reduce((sum, phase) => sum + phase.length, 0);
    if (queued <= MOST_QUEUED) return;
    const keeper = this.#queue.findLastIndex(({ isKeeper }) => isKeeper);
    const keptFrom = keeper < 0 ? this.#queue.length - 1 : this.#firstOfKeepers(keeper);
    this.#skip(this.#queue.slice(0, keptFrom));
    this.#queue = this.#queue.slice(keptFrom);
    this.#endsAt = Math.min(this.#endsAt, now);
  }

  /** Notes what is not shown; what was skipped right before it belongs to it. */
  #skip(phases: readonly Phase[]): void {
    const shown = this.#now.game.log.at(-1)?.key ?? -1;
    const upTo = phases.at(-1)?.game.log.at(-1)?.key ?? shown;
    if (upTo <= shown) return;
    const before = this.#skipped?.upTo === shown ? this.#skipped : undefined;
    const all = [...(before?.phases ?? []), ...phases].slice(-MOST_SKIPPED);
    this.#skipped = { from: before?.from ?? shown + 1, upTo, phases: all };
  }

  #passedNow(): Passed | undefined {
    if (this.#skipped === undefined) return undefined;
    const { from, upTo } = this.#skipped;
    const lines = this.#last.log.filter(({ key }) => key >= from && key <= upTo).length;
    const mayWatch = this.#queue.length === 0 && !this.#isHalted && this.#last.ask?.question === undefined;
    return lines === 0 ? undefined : { from, lines, mayWatch };
  }

  #holdsMyDeath(): boolean {
    return this.#now.isMyDeath || this.#queue.some(({ isMyDeath }) => isMyDeath);
  }

  #firstOfKeepers(last: number): number {
    const before = this.#queue.slice(0, last).findLastIndex(({ isKeeper }) => !isKeeper);
    const death = this.#queue.findIndex(({ isMyDeath }) => isMyDeath);
    return death < 0 ? before + 1 : Math.min(before + 1, death);
  }

  /** Straight to where the game is. */
  #jump(): void {
    this.#queue = [];
    this.#lying = [];
    this.#now = still(this.#last);
    this.#endsAt = 0;
    this.#askBy = null;
    this.#isRewatching = false;
  }
}

function handOf(own: GameState['own']): string {
  return (own?.hand ?? [])
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join();
}

/** Nothing moves. */
function still(game: GameState): Phase {
  const nothing = { staged: null, lying: [], flights: [], effects: [] };
  return { length: 0, isHold: false, game, ...nothing, isKeeper: false, isMyDeath: false };
}
