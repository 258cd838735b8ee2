import { digestOfQuestion } from './digest.ts';
import { EngineBug } from './engine-bug.ts';
import { type Answer, whyNot } from './options.ts';
import type { Procedure, Reply } from './procedure.ts';
import type { Asked, Question, Standing, Stop } from './question.ts';
import { isRandomKey } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Listener, Rules, Viewer } from './rules.ts';

/** One accepted answer, with the fingerprint of the question it answered. */
export type Entry = { readonly seat: number; readonly answer: Answer; readonly digest: number };

/** An entry as it is saved, or as it was saved once, by name: in a long step most of a saved position are entries. */
type SavedEntry = readonly [seat: number, answer: Answer, digest: number] | Entry;

/** A position as plain JSON: the newest checkpoint and the answers given since. */
export type SavedPosition<State> = {
  readonly checkpoint: State;
  readonly since: readonly SavedEntry[];
  /** Answers to an open simultaneous question that others have still to answer. */
  readonly gathered: readonly SavedEntry[];
};

export type PositionOptions<Event, State = never> = {
  readonly listener?: Listener<Event> | undefined;
  /** False for a simulation that never forks or saves: no checkpoint is copied. */
  readonly forkable?: boolean;
  /**
   * Whoever keeps the game elsewhere hears of the first checkpoint of each chapter, and has to copy it before the game goes on. The
   * position itself keeps none then, and neither forks nor saves.
   */
  readonly keeper?: Keeper<State> | undefined;
};

/** A method type, so that a position of any game may be passed on as one. */
type Keeper<State> = { keep(checkpoint: State): void }['keep'];

/** The word in an answer that says: not the question, but what I may do besides (see `Standing`). */
export const INTERJECT = 'interject';

/** The answer of somebody who has spoken at the table, in a game that hears it. Nobody is offered it. */
export const SPEECH: Answer = { [INTERJECT]: 'speak', do: 'speak' };

const BAD_KEY = "a game's key is 64 hex digits: keyFromSeed('any text') makes one of a seed, for tests and puzzles";
const MOST_QUESTIONS_A_STEP = 500;
const MOST_STEPS_UNASKED = 1000;
const NO_STANDING: readonly Standing[] = [];

/**
 * A game at a question (or at its end): a checkpoint and the answers since. The running procedure is a cache of the
 * two, so that forking, saving, reloading and replaying are one mechanism: copy the checkpoint, run the answers again.
 */
export class Position<Setup, State, Game, View, Event> {
  readonly game: Game;
  readonly #rules: Rules<Setup, State, Game, View, Event>;
  readonly #state: State;
  readonly #isForkable: boolean;
  readonly #keeper: Keeper<State> | undefined;
  #checkpoint: State;
  #since: Entry[] = [];
  #gathered: Entry[] = [];
  #running: Procedure | undefined;
  #stop: Stop | undefined;
  #isMuted = false;
  #questions = 0;
  /** The chapter of the last checkpoint that the keeper has heard of, or has given us. */
  #chapter: number | undefined;

  private constructor(
    rules: Rules<Setup, State, Game, View, Event>,
    state: State,
    { listener, keeper, forkable = true }: PositionOptions<Event, State>,
    like?: Game,
  ) {
    this.#rules = rules;
    this.#state = state;
    this.#checkpoint = state;
    this.#isForkable = forkable && keeper === undefined;
    this.#keeper = keeper;
    const hear = listener && ((event: Event) => void (this.#isMuted || listener(event)));
    this.game = rules.open(state, hear, like);
  }

  /** A new game. The key is 256 bits, as 64 hex digits: two other texts could mean the same game. */
  static begin<Setup, State, Game, View, Event>(
    rules: Rules<Setup, State, Game, View, Event>,
    setup: Setup,
    key: string,
    options: PositionOptions<Event, State> = {},
  ): Position<Setup, State, Game, View, Event> {
    if (!isRandomKey(key)) throw new RangeError(BAD_KEY);
    return Position.at(rules, rules.begin(setup, key), options);
  }

  /** A game that goes on from a checkpoint, which becomes the position's own. */
  static at<Setup, State, Game, View, Event>(
    rules: Rules<Setup, State, Game, View, Event>,
    state: State,
    options: PositionOptions<Event, State> = {},
  ): Position<Setup, State, Game, View, Event> {
    const position = new Position(rules, state, options);
    position.#runOn();
    return position;
  }

  /** A saved game. What was heard before it was saved is not heard again. */
  static load<Setup, State, Game, View, Event>(
    rules: Rules<Setup, State, Game, View, Event>,
    saved: SavedPosition<State>,
    options: PositionOptions<Event, State> = {},
  ): Position<Setup, State, Game, View, Event> {
    const { checkpoint, since, gathered } = saved;
    const entries = { checkpoint, since: since.map(entryFrom), gathered: gathered.map(entryFrom) };
    return Position.#from(rules, entries, options, undefined);
  }

  static #from<Setup, State, Game, View, Event>(
    rules: Rules<Setup, State, Game, View, Event>,
    saved: { readonly checkpoint: State; readonly since: readonly Entry[]; readonly gathered: readonly Entry[] },
    options: PositionOptions<Event, State>,
    like: Game | undefined,
  ): Position<Setup, State, Game, View, Event> {
    const position = new Position(rules, rules.copy(saved.checkpoint), options, like);
    position.#isMuted = true;
    position.#runOn(saved.checkpoint);
    for (const entry of saved.since) position.#repeat(entry);
    for (const entry of saved.gathered) position.#repeat(entry);
    position.#isMuted = false;
    return position;
  }

  /** The same game once more, to be played on without touching this one. */
  fork(options: PositionOptions<Event, State> = {}): Position<Setup, State, Game, View, Event> {
    this.#mustBeForkable();
    const saved = { checkpoint: this.#checkpoint, since: this.#since, gathered: this.#gathered };
    return Position.#from(this.#rules, saved, options, this.game);
  }

  save(): SavedPosition<State> {
    this.#mustBeForkable();
    return {
      checkpoint: this.#rules.copy(this.#checkpoint),
      since: this.#since.map(savedEntry),
      gathered: this.#gathered.map(savedEntry),
    };
  }

  get isOver(): boolean {
    return this.#stop === undefined;
  }

  /** The whole truth: for the engine, its tests and its records, never for a player. */
  get state(): State {
    return this.#state;
  }

  /** What the rules were asked to begin with at the last checkpoint. Not to be changed. */
  get checkpoint(): State {
    this.#mustBeForkable();
    return this.#checkpoint;
  }

  get since(): readonly Entry[] {
    return this.#since;
  }

  /** Answers to an open simultaneous question that others have still to answer. */
  get gathered(): readonly Entry[] {
    return this.#gathered;
  }

  /** The questions that wait for an answer: none when the game is over, several when seats are asked together. */
  get open(): readonly Asked[] {
    const stop = this.#stop;
    if (stop === undefined) return [];
    if ('question' in stop) return [stop];
    return stop.together.filter(({ seat }) => !this.#gathered.some((entry) => entry.seat === seat));
  }

  /** The seats the game waits for, those included that have answered while others they are asked with have not. */
  get askedSeats(): readonly number[] {
    const stop = this.#stop;
    if (stop === undefined) return [];
    return 'question' in stop ? [stop.seat] : stop.together.map(({ seat }) => seat);
  }

  /** The first open question: most of the time the only one. */
  get firstOpen(): Asked | undefined {
    const stop = this.#stop;
    return stop === undefined || 'question' in stop ? stop : this.open[0];
  }

  /** What seats are offered besides while the question is open. */
  get standing(): readonly Standing[] {
    const all = this.#allStanding;
    return all.some(({ isUnoffered }) => isUnoffered === true) ? all.filter((one) => one.isUnoffered !== true) : all;
  }

  get #allStanding(): readonly Standing[] {
    const stop = this.#stop;
    return stop !== undefined && 'question' in stop ? stop.standing : NO_STANDING;
  }

  view(viewer: Viewer): View {
    return this.#rules.view(this.game, viewer);
  }

  /** The fingerprint of the question this seat's answer meets (or cuts into). */
  digestFor(seat: number): number {
    const asked = this.#askedOf(seat);
    return asked === undefined ? 0 : digestOfQuestion(asked);
  }

  /** Gives a seat's answer. A refused one changes nothing. */
  answer(seat: number, answer: Answer): Refusal | undefined {
    const reason = this.whyNot(seat, answer);
    if (reason === undefined) this.accept(seat, answer);
    return reason;
  }

  /** The reason against an answer, or undefined when it would be accepted. */
  whyNot(seat: number, answer: Answer): Refusal | undefined {
    if (this.#stop === undefined) return refuse('gameIsOver');
    const found = this.#questionFor(seat, answer);
    return 'refused' in found ? found : whyNot(found.question.options, withoutInterjection(answer));
  }

  /** Takes an answer that came from the options themselves, without checking it. For simulations. */
  accept(seat: number, answer: Answer): void {
    const stop = this.#stop;
    if (stop === undefined) throw new EngineBug('an answer after the end of the game');
    if ('question' in stop) {
      if (this.#isForkable) this.#since.push({ seat, answer, digest: digestOfQuestion(stop) });
      const standing = stop.standing.length === 0 ? undefined : this.#interjectionIn(seat, answer);
      this.#resume({ answer, together: undefined, standing });
      return;
    }
    const asked = stop.together.find((one) => one.seat === seat);
    if (asked === undefined) throw new EngineBug(`seat ${seat} was not asked`);
    this.#gathered.push({ seat, answer, digest: digestOfQuestion(asked) });
    if (this.#gathered.length === stop.together.length) this.#resumeTogether(stop.together);
  }

  #resumeTogether(together: readonly Asked[]): void {
    const inSeatOrder = together.flatMap(({ seat }) => this.#gathered.filter((entry) => entry.seat === seat));
    this.#gathered = [];
    if (this.#isForkable) this.#since.push(...inSeatOrder);
    this.#resume({ answer: {}, together: inSeatOrder.map((entry) => entry.answer), standing: undefined });
  }

  #interjectionIn(seat: number, answer: Answer): Standing | undefined {
    const kind = answer[INTERJECT];
    if (kind === undefined) return undefined;
    const standing = this.#standingOf(seat, kind);
    if (standing === undefined) throw new EngineBug(`seat ${seat} is not offered ${String(kind)}`);
    return standing;
  }

  #questionFor(seat: number, answer: Answer): { question: Question } | Refusal {
    const interjection = answer[INTERJECT];
    if (interjection !== undefined) return this.#standingOf(seat, interjection) ?? refuse('notOffered');
    const asked = this.open.find((one) => one.seat === seat);
    return asked ?? refuse('notAsked');
  }

  #standingOf(seat: number, kind: Answer[string]): Standing | undefined {
    return this.#allStanding.find((one) => one.seat === seat && one.question.kind === kind);
  }

  #resume(reply: Reply): void {
    const running = this.#running;
    if (running === undefined) throw new EngineBug('nothing is running');
    const result = running.next(reply);
    if (result.done === true) this.#runOn();
    else this.#stopAt(result.value);
  }

  /** From a checkpoint on, until somebody is asked or the game is over. One that is known already is not copied again. */
  #runOn(known?: State): void {
    for (let steps = 0; steps < MOST_STEPS_UNASKED; steps++) {
      this.#questions = 0;
      const running = this.#rules.step(this.game);
      this.#running = running;
      this.#keep(steps === 0 ? known : undefined);
      if (running === undefined) {
        this.#stop = undefined;
        return;
      }
      const result = running.next();
      if (result.done !== true) {
        this.#stopAt(result.value);
        return;
      }
    }
    throw new EngineBug('a game that goes on without asking anybody');
  }

  #keep(known: State | undefined): void {
    if (this.#keeper !== undefined) this.#tellKeeper(this.#keeper, known);
    if (!this.#isForkable) return;
    if (this.#since.length > 0) this.#since = [];
    this.#checkpoint = known ?? this.#rules.copy(this.#state);
  }

  #tellKeeper(keeper: Keeper<State>, known: State | undefined): void {
    const chapter = this.#rules.chapter(this.#state);
    if (chapter === this.#chapter) return;
    this.#chapter = chapter;
    if (known === undefined) keeper(this.#state);
  }

  #stopAt(stop: Stop): void {
    this.#stop = stop;
    this.#questions += 1;
    if (this.#questions > MOST_QUESTIONS_A_STEP) throw new EngineBug('a step that asks without end');
  }

  /** An answer given before, once more: it must meet the question it met then. */
  #repeat({ seat, answer, digest }: Entry): void {
    const asked = this.#askedOf(seat);
    if (asked === undefined || digestOfQuestion(asked) !== digest) {
      throw new EngineBug(`the game ran differently: seat ${seat} now meets ${asked?.question.kind ?? 'no question'}`);
    }
    this.accept(seat, answer);
  }

  #askedOf(seat: number): Asked | undefined {
    const stop = this.#stop;
    return stop === undefined || 'question' in stop ? stop : stop.together.find((one) => one.seat === seat);
  }

  #mustBeForkable(): void {
    if (!this.#isForkable) throw new EngineBug('this position keeps no checkpoints');
  }
}

function savedEntry({ seat, answer, digest }: Entry): SavedEntry {
  return [seat, answer, digest];
}

function entryFrom(saved: SavedEntry): Entry {
  if (!('length' in saved)) return saved;
  const [seat, answer, digest] = saved;
  return { seat, answer, digest };
}

function withoutInterjection(answer: Answer): Answer {
  if (answer[INTERJECT] === undefined) return answer;
  const { [INTERJECT]: _, ...slots } = answer;
  return slots;
}
