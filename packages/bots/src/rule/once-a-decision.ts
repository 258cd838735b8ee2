/** A number for each seat, or for each card, that is worked out at most once for a decision. */
export class OnceADecision {
  readonly #numbers: number[] = [];
  readonly #decisions: number[] = [];

  /** What was worked out in this decision for a seat or a card; undefined when nothing has been yet. */
  at(which: number, decision: number): number | undefined {
    return this.#decisions[which] === decision ? this.#numbers[which] : undefined;
  }

  note(which: number, decision: number, value: number): number {
    this.#decisions[which] = decision;
    this.#numbers[which] = value;
    return value;
  }
}
