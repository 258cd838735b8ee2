/** Cut for a flood so often in a minute, an address is shut out for the rest of it. */
const MOST_FLOODS = 5;
const MINUTE = 60_000;

/** Addresses whose connections were cut for a flood. Those that are open stay: several people may share an address. */
export class Floods {
  readonly #now: () => number;
  readonly #floods = new Map<string, number>();
  #since: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  note(address: string): void {
    this.#tidy();
    this.#floods.set(address, (this.#floods.get(address) ?? 0) + 1);
  }

  isShutOut(address: string): boolean {
    this.#tidy();
    return (this.#floods.get(address) ?? 0) >= MOST_FLOODS;
  }

  #tidy(): void {
    if (this.#now() - this.#since < MINUTE) return;
    this.#floods.clear();
    this.#since = this.#now();
  }
}
