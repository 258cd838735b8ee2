import { BOX, type DuelPosition, duelRules, type Face, type State } from '@dustup/duel';
import type { Answer, Asked, Refusal } from '@dustup/kernel';
import { checkDuel } from './check.ts';
import { WatchedDuel } from './watching.ts';

/** The game at a table under test. Every accepted answer is checked. */
export class DuelGame {
  readonly #watched: WatchedDuel;

  constructor(state: State) {
    this.#watched = new WatchedDuel(state);
    checkDuel(this.#watched);
  }

  get position(): DuelPosition {
    return this.#watched.position;
  }

  get state(): State {
    return this.position.state;
  }

  faceOf(card: number): Face {
    const face = BOX.faces[this.state.faces[card] ?? -1];
    if (face === undefined) throw new Error(`no card ${card}`);
    return face;
  }

  namesOf(cards: readonly number[]): string[] {
    return cards.map((card) => this.faceOf(card).card.name);
  }

  /** The discard pile, top first. */
  get discarded(): string[] {
    return this.namesOf(this.state.discardPile).toReversed();
  }

  get shelf(): string[] {
    return this.namesOf(this.state.shelf);
  }

  get isOver(): boolean {
    return this.position.isOver;
  }

  /** What has happened, as one seat or a spectator has heard it. */
  heardBy(viewer: number | null) {
    return this.#watched.events.map((event) => duelRules.redact(event, viewer));
  }

  askedOf(seat: number): Asked | undefined {
    return this.position.open.find((asked) => asked.seat === seat);
  }

  whyNot(seat: number, answer: Answer): Refusal | undefined {
    return this.position.whyNot(seat, answer);
  }

  answer(seat: number, answer: Answer): void {
    const refusal = this.#watched.answer(seat, answer);
    if (refusal !== undefined)
      throw new Error(`seat ${seat} may not ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}; ${this.now}`);
    checkDuel(this.#watched);
  }

  /** Who is asked what, for messages. */
  get now(): string {
    if (this.isOver) return 'the game is over';
    return this.position.open.map(({ seat, question }) => `seat ${seat} is asked '${question.kind}'`).join(', ');
  }
}
