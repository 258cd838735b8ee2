/**
 * First in, first out, and each can be looked up by its place. A slot is emptied when something leaves it, and used again: of a map that has
 * outgrown its room an old copy stays behind, and so would everything that stood in it, until all of the heap is looked through.
 */
export class Line<T> {
  #slots: (T | undefined)[] = Array.from({ length: 16 });
  #first = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The one before which so many others are. */
  at(place: number): T | undefined {
    return place < 0 || place >= this.#length ? undefined : this.#slots[this.#slotOf(place)];
  }

  push(one: T): void {
    if (this.#length === this.#slots.length) this.#widen();
    this.#slots[this.#slotOf(this.#length)] = one;
    this.#length += 1;
  }

  shift(): T | undefined {
    const first = this.at(0);
    if (this.#length === 0) return undefined;
    this.#slots[this.#first] = undefined;
    this.#first = this.#slotOf(1);
    this.#length -= 1;
    return first;
  }

  #slotOf(place: number): number {
    return (this.#first + place) % this.#slots.length;
  }

  #widen(): void {
    const slots = this.#slots;
    const inOrder = [...slots.slice(this.#first), ...slots.slice(0, this.#first)];
    this.#slots = [...inOrder, ...Array.from({ length: slots.length }, () => undefined)];
    this.#first = 0;
    slots.fill(undefined);
  }
}
