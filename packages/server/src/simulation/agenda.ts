/** Something that will happen, unless it is called off. */
export type Appointment = { readonly at: number; readonly order: number; readonly action: () => void; isOff: boolean };

/** Virtual time: what is due when, soonest first; of the same time what was planned first. */
export class Agenda {
  readonly #heap: Appointment[] = [];
  #order = 0;
  #now: number;

  constructor(start: number) {
    this.#now = start;
  }

  get now(): number {
    return this.#now;
  }

  after(delay: number, action: () => void): Appointment {
    const appointment = { at: this.#now + Math.max(0, delay), order: this.#order++, action, isOff: false };
    this.#heap.push(appointment);
    this.#rise(this.#heap.length - 1);
    return appointment;
  }

  at(time: number, action: () => void): Appointment {
    return this.after(time - this.#now, action);
  }

  /** Lets the next thing happen. False: nothing is to come. */
  step(): boolean {
    for (let next = this.#pop(); next !== undefined; next = this.#pop()) {
      if (next.isOff) continue;
      this.#now = next.at;
      next.action();
      return true;
    }
    return false;
  }

  #rise(from: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#swapIfSooner(place, parent)) return;
      place = parent;
    }
  }

  #pop(): Appointment | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let place = 0; ; ) {
      const left = place * 2 + 1;
      const child = isSooner(heap[left + 1], heap[left]) ? left + 1 : left;
      if (!this.#swapIfSooner(child, place)) return first;
      place = child;
    }
  }

  #swapIfSooner(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a === undefined || b === undefined || !isSooner(a, b)) return false;
    this.#heap[one] = b;
    this.#heap[other] = a;
    return true;
  }
}

function isSooner(one: Appointment | undefined, other: Appointment | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
