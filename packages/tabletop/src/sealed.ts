const sealedAlready = new WeakSet<object>();

/** Freezes what is printed, through and through: all games and all bots read the same. */
export function sealed<T>(value: T): T {
  seal(value);
  return value;
}

function seal(value: unknown): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || sealedAlready.has(value)) return;
  sealedAlready.add(value);
  for (const key of Reflect.ownKeys(value)) seal(Object.getOwnPropertyDescriptor(value, key)?.value);
  Object.freeze(value);
  if (value instanceof SealedMap) for (const one of value.values()) seal(one);
}

/** A map that nobody can change, also not by the methods of `Map` itself. */
export class SealedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #map: ReadonlyMap<Key, Value>;

  constructor(entries: Iterable<readonly [Key, Value]>) {
    this.#map = new Map(entries);
  }

  get size(): number {
    return this.#map.size;
  }
  get(key: Key): Value | undefined {
    return this.#map.get(key);
  }
  has(key: Key): boolean {
    return this.#map.has(key);
  }
  keys(): MapIterator<Key> {
    return this.#map.keys();
  }
  values(): MapIterator<Value> {
    return this.#map.values();
  }
  entries(): MapIterator<[Key, Value]> {
    return this.#map.entries();
  }
  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.#map.entries();
  }
  forEach(each: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this.#map) each(value, key, this);
  }
}

sealed(SealedMap);
