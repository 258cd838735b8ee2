import { describe, expect, it } from 'vitest';
import { below, isRandomKey, keyFromSeed, type RandomState, randomFrom, shuffle } from './random.ts';

const SHUFFLES = 1_000_000;
/** Chi-square with 23 degrees of freedom: a fair shuffle is above this once in ten million tests. */
const UNLIKELY = 78;

type Shuffle = (random: RandomState, items: number[]) => void;

/** How far a million shuffles of four are from even, over their 24 orders. */
function unevenness(shuffleBy: Shuffle): number {
  const random = randomFrom(keyFromSeed('a million shuffles'));
  const counts = new Uint32Array(4 ** 4);
  const items = [0, 1, 2, 3];
  for (let i = 0; i < SHUFFLES; i++) {
    for (let at = 0; at < 4; at++) items[at] = at;
    shuffleBy(random, items);
    let order = 0;
    for (const item of items) order = order * 4 + item;
    counts[order] = (counts[order] ?? 0) + 1;
  }
  const orders = [...counts].filter((count) => count > 0);
  const expected = SHUFFLES / 24;
  const missing = (24 - orders.length) * expected;
  return orders.reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
}

/** As it is often written: every place with any place. Some orders come more often. */
function naiveShuffle(random: RandomState, items: number[]): void {
  for (let i = 0; i < items.length; i++) {
    const j = below(random, items.length);
    [items[i], items[j]] = [items[j] ?? 0, items[i] ?? 0];
  }
}

/** One off: nothing ever stays where it was. */
function offByOneShuffle(random: RandomState, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i);
    [items[i], items[j]] = [items[j] ?? 0, items[i] ?? 0];
  }
}

describe('A shuffle', () => {
  it('makes every order equally likely', () => {
    expect(unevenness(shuffle)).toBeLessThan(UNLIKELY);
  });

  it('with a bias is found out', () => {
    expect(unevenness(naiveShuffle)).toBeGreaterThan(UNLIKELY);
    expect(unevenness(offByOneShuffle)).toBeGreaterThan(UNLIKELY);
  });

  it('keeps what it shuffles', () => {
    const items = Array.from({ length: 80 }, (_, i) => i);
    shuffle(randomFrom(keyFromSeed('deck')), items);
    expect(items).not.toEqual(items.toSorted((a, b) => a - b));
    expect(items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, i) => i));
  });
});

describe('A random number', () => {
  it('is below its bound and does not favour low ones', () => {
    // A mere remainder would fall into the first third half of the time.
    const bound = 3 * 2 ** 30;
    const random = randomFrom(keyFromSeed('thirds'));
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const third = Math.floor(below(random, bound) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(thirds).toHaveLength(3);
    for (const count of thirds) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('comes again from the same key and count, and from no other', () => {
    const random = randomFrom(keyFromSeed('one'));
    const first = Array.from({ length: 1000 }, () => below(random, 1e9));
    expect(random.used).toBeGreaterThanOrEqual(1000);
    const again = randomFrom(keyFromSeed('one'));
    expect(Array.from({ length: 1000 }, () => below(again, 1e9))).toEqual(first);
    const other = randomFrom(keyFromSeed('two'));
    expect(Array.from({ length: 1000 }, () => below(other, 1e9))).not.toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(995);
  });

  it('goes on after a save, with other streams in between', () => {
    const random = randomFrom(keyFromSeed('saved'));
    for (let i = 0; i < 300; i++) below(random, 80);
    const saved: RandomState = JSON.parse(JSON.stringify(random));
    const next = Array.from({ length: 600 }, () => below(random, 80));
    below(randomFrom(keyFromSeed('another')), 80);
    expect(Array.from({ length: 600 }, () => below(saved, 80))).toEqual(next);
  });

  it('does not repeat itself from one stretch of the stream to the next', () => {
    const random = randomFrom(keyFromSeed('stretches'));
    const words = Array.from({ length: 2048 }, () => below(random, 2 ** 32));
    expect(new Set(words).size).toBe(2048);
  });
});

describe('A key', () => {
  it('has 256 bits, and other seeds make other keys', () => {
    const seeds = ['', 'a', 'b', 'ab', 'a'.repeat(32), 'a'.repeat(33), 'é'];
    const keys = seeds.map(keyFromSeed);
    for (const key of keys) expect(isRandomKey(key)).toBe(true);
    expect(new Set(keys).size).toBe(seeds.length);
  });

  it('given as a seed stays as it is', () => {
    const key = keyFromSeed('x');
    expect(keyFromSeed(key)).toBe(key);
    expect(isRandomKey(key.toUpperCase())).toBe(false);
  });
});
