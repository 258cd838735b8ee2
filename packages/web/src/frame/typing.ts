/** How long the hands of whoever types go on by themselves. */
const MOMENT = 1500;

/**
 * Whoever writes looks at the words, not at the page: when the field is taken from under the hands, by the page and not by them, the
 * next keys are still letters, and none of the table's business.
 */
export class Typing {
  #isInField = false;
  #isLeaving = false;
  #goesOnUntil = Number.NEGATIVE_INFINITY;

  /** A text field has the focus, or a key was pressed in it. */
  inField(): void {
    this.#isInField = true;
    this.#isLeaving = false;
  }

  /** Pressed somewhere with the pointer, or Tab or Escape: if that leads out of the field, it was meant to. */
  acts(): void {
    this.#isLeaving = true;
    this.#goesOnUntil = Number.NEGATIVE_INFINITY;
  }

  /** The field has lost the focus, or is there no more. */
  loses(now: number): void {
    if (this.#isInField && !this.#isLeaving) this.#goesOnUntil = now + MOMENT;
    this.#isInField = false;
  }

  /** A key outside of all fields: whether it still belongs to what was being written. */
  goesOn(now: number): boolean {
    if (now >= this.#goesOnUntil) return false;
    this.#goesOnUntil = now + MOMENT;
    return true;
  }
}
