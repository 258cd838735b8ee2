/** Something of some seats. While there is nothing it takes hardly any room: a server has many tables, and most of them no need of it. */
export class PerSeat<T> {
  #values: (T | undefined)[] | undefined;

  get(seat: number): T | undefined {
    return this.#values?.[seat];
  }

  has(seat: number): boolean {
    return this.get(seat) !== undefined;
  }

  set(seat: number, value: T): void {
    this.#values ??= [];
    this.#values[seat] = value;
  }

  delete(seat: number): void {
    if (this.has(seat)) this.#values?.splice(seat, 1, undefined);
  }

  clear(): void {
    this.#values = undefined;
  }

  /** In the order of seats. */
  entries(): (readonly [seat: number, value: T])[] {
    return this.#values?.flatMap((value, seat) => (value === undefined ? [] : [[seat, value] as const])) ?? [];
  }
}
