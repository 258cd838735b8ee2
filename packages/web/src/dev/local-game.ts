import { type Answer, below, keyFromSeed, Position, type RandomState, randomFrom, type Rules } from '@dustup/kernel';
import { randomAnswerFrom } from '@dustup/protocol/client';

export type LocalWishes = {
  readonly seed: string;
  /** So many decisions are made before anything is shown. */
  readonly skip: number;
  /** Then it goes on until I am asked this. */
  readonly until: string | null;
};

const LONGEST = 3000;

/** A game without a server, everybody else at random: for looking at the table while it is being built. */
export abstract class LocalGame<Setup, State, Game, View, Event, Shown> {
  protected readonly position: Position<Setup, State, Game, View, Event>;
  protected readonly me: number;
  protected readonly log: { key: number; step: number | null; event: Event }[] = [];
  protected n = 0;
  readonly #rules: Rules<Setup, State, Game, View, Event>;
  readonly #dice: RandomState;
  readonly #listeners = new Set<() => void>();
  #events: Event[] = [];
  #shown: Shown | undefined;

  constructor(rules: Rules<Setup, State, Game, View, Event>, setup: Setup, me: number, wishes: LocalWishes) {
    const { seed, skip, until } = wishes;
    this.#rules = rules;
    this.me = me;
    this.#dice = randomFrom(keyFromSeed(`dice ${seed}`));
    this.position = Position.begin(rules, setup, keyFromSeed(seed), { listener: (event) => this.#events.push(event) });
    for (let at = 0; at < skip && !this.position.isOver; at++) this.#randomStep();
    for (let at = 0; at < LONGEST && !this.#isAskedFor(until); at++) this.#randomStep();
    this.#hear(null);
  }

  /** What the page draws now. */
  protected abstract snapshot(): Shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): Shown => (this.#shown ??= this.snapshot());

  get state(): Shown {
    return this.getState();
  }

  answer(answer: Answer): void {
    const wrong = this.position.answer(this.me, answer);
    if (wrong !== undefined) throw new Error(JSON.stringify(wrong));
    this.#show();
  }

  /** One decision of anybody's, or of somebody else's. */
  step(isMine: boolean): void {
    const { firstOpen } = this.position;
    if (firstOpen === undefined || (firstOpen.seat === this.me && !isMine)) return;
    this.#randomStep();
    this.#show();
  }

  #isAskedFor(until: string | null): boolean {
    if (this.position.isOver || until === null) return true;
    return this.position.open.some(({ seat, question }) => seat === this.me && question.kind === until);
  }

  #randomStep(): void {
    const asked = this.position.firstOpen;
    if (asked === undefined) return;
    this.position.accept(asked.seat, randomAnswerFrom(asked.question, { below: (n) => below(this.#dice, n) }));
  }

  #hear(step: number | null): void {
    for (const event of this.#events) {
      this.log.push({ key: this.log.length, step, event: this.#rules.redact(event, this.me) });
    }
    this.#events = [];
  }

  #show(): void {
    this.n += 1;
    this.#hear(this.n);
    this.#shown = undefined;
    for (const listener of this.#listeners) listener();
  }
}
