import { type BangPosition, type Book, bangRules, bookOf, type CardId, type Face, type State } from '@dustup/bang';
import { type Answer, type Asked, Position, type Refusal } from '@dustup/kernel';

/** The game at a table under test. All talk goes through the seats; every accepted answer is checked. */
export class TableGame {
  readonly position: BangPosition;
  readonly book: Book;
  readonly livesAtFirst: readonly number[];
  readonly #names: readonly string[];

  constructor(names: readonly string[], state: State) {
    this.#names = names;
    this.book = bookOf(state.sets);
    this.livesAtFirst = state.seats.map(({ life }) => life);
    this.position = Position.at(bangRules, state);
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

  askedOf(seat: number): Asked | undefined {
    return this.position.open.find((asked) => asked.seat === seat);
  }

  whyNot(seat: number, answer: Answer): Refusal | undefined {
    return this.position.whyNot(seat, answer);
  }

  answer(seat: number, answer: Answer): void {
    const refusal = this.position.answer(seat, answer);
    if (refusal !== undefined)
      throw new Error(
        `${this.nameOf(seat)} may not ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}; ${this.now}`,
      );
  }

  /** Who is asked what, for messages. */
  get now(): string {
    if (this.position.isOver) return 'the game is over';
    const asked = this.position.open.map(({ seat, question }) => `${this.nameOf(seat)} is asked '${question.kind}'`);
    return asked.join(', ');
  }
}
