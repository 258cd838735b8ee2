/** A number for each seat that is worked out at most once for a decision. */
export class BySeat {
  readonly #numbers: number[] = [];
  readonly #decisions: number[] = [];

  /** What was worked out for a seat in this decision; undefined when nothing has been yet. */
  at(seat: number, decision: number): number | undefined {
    return this.#decisions[seat] === decision ? this.#numbers[seat] : undefined;
  }

  note(seat: number, decision: number, value: number): number {
    this.#decisions[seat] = decision;
    this.#numbers[seat] = value;
    return value;
  }
}
