import { seatId, SPEECH } from '@dustup/bang';
import type { Answer, Refusal } from '@dustup/kernel';
import { Moves, type MoveWords } from './moves.ts';
import type { TableGame } from './table-game.ts';
import type { Said, SaidSlots } from './words.ts';

/** A seat that speaks: each sentence is an answer, and one that is refused fails the test with its reason. */
export class Speaker {
  readonly name: string;
  readonly seat: number;
  readonly game: TableGame;
  /** `Ann.mayNot.play('BANG!', { on: Ben }).because('outOfRange', { distance: 2 })`: fails when she may. */
  readonly mayNot: Verbs<Refused>;
  /** `Ann.may.play('BANG!', { on: Ben })`: fails when she may not; she does not do it. */
  readonly may: Verbs<void>;
  readonly #moves: Moves;

  constructor(game: TableGame, name: string, seat: number) {
    this.name = name;
    this.seat = seat;
    this.game = game;
    this.#moves = new Moves(game, seat);
    this.mayNot = verbs(this.#moves, (answer) => this.#refused(answer));
    this.may = verbs(this.#moves, (answer) => this.#allowed(answer));
  }

  plays(card: string, words: MoveWords = {}): void {
    this.#says(this.#moves.play(card, words));
  }

  /** Plays a card to a question of somebody else's making. */
  answers(card: string, words: MoveWords = {}): void {
    this.#says(this.#moves.play(card, words));
  }

  uses(ability: string, words: MoveWords = {}): void {
    this.#says(this.#moves.use(ability, words));
  }

  passes(): void {
    this.#says(this.#moves.pass());
  }

  endsTurn(): void {
    this.#says(this.#moves.endTurn());
  }

  picks(picked: Said | SaidSlots): void {
    this.#says(this.#moves.pick(picked));
  }

  discards(...cards: readonly string[]): void {
    this.#says(this.#moves.discard(...cards));
  }

  interjects(ability: string, cards: readonly string[] = [], words: MoveWords = {}): void {
    this.#says(this.#moves.interject(ability, cards, words));
  }

  /** Says something aloud at the table. */
  speaks(): void {
    this.#says(SPEECH);
  }

  /** Fails unless the seat is asked such a question just now. */
  isAsked(kind: string): void {
    if (this.question?.kind !== kind) throw new Error(`${this.name} is not asked '${kind}': ${this.game.now}`);
  }

  get question() {
    return this.game.askedOf(this.seat)?.question;
  }

  get view() {
    return this.game.position.view(this.seat);
  }

  get state() {
    const found = this.game.state.seats[seatId(this.seat)];
    if (found === undefined) throw new Error(`no seat ${this.seat}`);
    return found;
  }

  #says(answer: Answer): void {
    this.game.answer(this.seat, answer);
  }

  #refused(answer: Answer): Refused {
    const refusal = this.game.whyNot(this.seat, answer);
    if (refusal === undefined) throw new Error(`${this.name} may well ${JSON.stringify(answer)}`);
    return new Refused(this.name, refusal);
  }

  #allowed(answer: Answer): void {
    const refusal = this.game.whyNot(this.seat, answer);
    if (refusal !== undefined)
      throw new Error(`${this.name} may not ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
  }
}

/** A refusal, to be looked at more closely. */
export class Refused {
  readonly #name: string;
  readonly refusal: Refusal;

  constructor(name: string, refusal: Refusal) {
    this.#name = name;
    this.refusal = refusal;
  }

  /** Fails unless this is the reason, with at least these details. */
  because(refused: string, details: { readonly [detail: string]: unknown } = {}): void {
    const { refusal } = this;
    const isIt =
      refusal.refused === refused &&
      Object.entries(details).every(([name, value]) => JSON.stringify(refusal[name]) === JSON.stringify(value));
    if (isIt) return;
    const expected = JSON.stringify({ refused, ...details });
    throw new Error(`${this.#name} is refused, but for ${JSON.stringify(refusal)}, not for ${expected}`);
  }
}

type Verbs<T> = { readonly [V in keyof Moves]: (...words: Parameters<Moves[V]>) => T };

function verbs<T>(moves: Moves, judge: (answer: Answer) => T): Verbs<T> {
  return {
    play: (...words) => judge(moves.play(...words)),
    use: (...words) => judge(moves.use(...words)),
    endTurn: () => judge(moves.endTurn()),
    pass: () => judge(moves.pass()),
    pick: (...words) => judge(moves.pick(...words)),
    discard: (...words) => judge(moves.discard(...words)),
    interject: (...words) => judge(moves.interject(...words)),
  };
}
