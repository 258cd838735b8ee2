import {
  type BangPosition,
  bangRules,
  type Book,
  bookOf,
  type CardId,
  type Face,
  signText,
  type State,
} from '@dustup/bang';
import type { Answer, Asked, Refusal } from '@dustup/kernel';
import { checkInvariants } from './invariants/check.ts';
import type { BangRules } from './invariants/watched.ts';
import { Watching } from './invariants/watch.ts';

/** The game at a table under test. All talk goes through the seats; every accepted answer is checked. */
export class TableGame {
  readonly position: BangPosition;
  readonly book: Book;
  readonly livesAtFirst: readonly number[];
  readonly #names: readonly string[];
  readonly #watching: Watching;

  constructor(names: readonly string[], state: State, rules: BangRules) {
    this.#names = names;
    this.book = bookOf(state.sets);
    this.livesAtFirst = state.seats.map(({ life }) => life);
    this.#watching = new Watching(rules, state);
    this.position = this.#watching.position;
    checkInvariants(this.#watching);
  }

  get state(): State {
    return this.position.state;
  }

  nameOf(seat: number): string {
    return this.#names[seat] ?? `seat ${seat}`;
  }

  faceOf(card: CardId): Face {
    const face = this.book.faces[this.state.faces[card] ?? -1];
    if (face === undefined) throw new Error(`no card ${card}`);
    return face;
  }

  facesOf(cards: readonly CardId[]): Face[] {
    return cards.map((card) => this.faceOf(card));
  }

  /** Every card that an event has shown to this seat, as it was then. */
  seenBy(seat: number): Face[] {
    const shown = this.#watching.events.flatMap((event) => bangRules.redact(event, seat).cards ?? []);
    return shown.flatMap(({ card, sign }) => {
      const face = this.book.faces.find((one) => one.card.slug === card && signText(one.sign) === sign);
      return face === undefined ? [] : [face];
    });
  }

  askedOf(seat: number): Asked | undefined {
    return this.position.open.find((asked) => asked.seat === seat);
  }

  whyNot(seat: number, answer: Answer): Refusal | undefined {
    return this.position.whyNot(seat, answer);
  }

  answer(seat: number, answer: Answer): void {
    const refusal = this.#watching.answer(seat, answer);
    if (refusal !== undefined)
      throw new Error(
        `${this.nameOf(seat)} may not ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}; ${this.now}`,
      );
    checkInvariants(this.#watching);
  }

  /** Who is asked what, for messages. */
  get now(): string {
    if (this.position.isOver) return 'the game is over';
    const asked = this.position.open.map(({ seat, question }) => `${this.nameOf(seat)} is asked '${question.kind}'`);
    return asked.join(', ');
  }
}
