type Timer = { readonly at: number; readonly key: string; readonly order: number };

/** What is due when, soonest first; of the same time what was put in first. */
export class TimerHeap {
  readonly #heap: Timer[] = [];
  #order = 0;

  get next(): number | undefined {
    return this.#heap[0]?.at;
  }

  push(at: number, key: string): void {
    const heap = this.#heap;
    const timer = { at, key, order: this.#order++ };
    let place = heap.length;
    heap.push(timer);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || !isSooner(timer, above)) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = timer;
  }

  pop(): Timer | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      const child = this.#soonerChild(place);
      const below = heap[child];
      if (below === undefined || !isSooner(below, last)) break;
      heap[place] = below;
      place = child;
    }
    heap[place] = last;
    return first;
  }

  #soonerChild(place: number): number {
    const left = this.#heap[place * 2 + 1];
    const right = this.#heap[place * 2 + 2];
    return left !== undefined && right !== undefined && isSooner(right, left) ? place * 2 + 2 : place * 2 + 1;
  }
}

function isSooner(one: Timer, other: Timer): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
