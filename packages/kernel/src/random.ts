import { chacha20 } from '@noble/ciphers/chacha.js';

/**
 * A keyed stream of random words (ChaCha20). The state is the key and how many words have been used, so it is small to
 * save; and without the key nobody who has seen some words can compute the next.
 */
export type RandomState = {
  /** 256 bits as 64 hex digits. */
  readonly key: string;
  used: number;
};

const WORDS_AT_ONCE = 256;
const BYTES_AT_ONCE = WORDS_AT_ONCE * 4;
const BLOCKS_AT_ONCE = BYTES_AT_ONCE / 64;
const TWO_TO_THE_32 = 2 ** 32;
const NO_NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(BYTES_AT_ONCE);
const BYTES = new Uint8Array(BYTES_AT_ONCE);
const READ = new DataView(BYTES.buffer);

/** The stretch of the stream computed last. A cache: it holds nothing that key and count do not say. */
const stretch = { key: '', number: -1, words: new Uint32Array(WORDS_AT_ONCE) };

function computeStretch(key: string, number: number): void {
  chacha20(bytesOfKey(key), NO_NONCE, ZEROS, BYTES, number * BLOCKS_AT_ONCE);
  for (let i = 0; i < WORDS_AT_ONCE; i++) stretch.words[i] = READ.getUint32(i * 4, true);
  stretch.key = key;
  stretch.number = number;
}

function nextWord(random: RandomState): number {
  const number = Math.floor(random.used / WORDS_AT_ONCE);
  if (stretch.number !== number || stretch.key !== random.key) computeStretch(random.key, number);
  const word = stretch.words[random.used % WORDS_AT_ONCE];
  random.used += 1;
  return word ?? 0;
}

/** A whole number from 0 to n - 1, each equally likely: words that would favour some are thrown away. */
export function below(random: RandomState, n: number): number {
  const fair = TWO_TO_THE_32 - (TWO_TO_THE_32 % n);
  for (;;) {
    const word = nextWord(random);
    if (word < fair) return word % n;
  }
}

/** Fisher–Yates, in place. */
export function shuffle<T>(random: RandomState, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) swap(items, i, below(random, i + 1));
}

function swap<T>(items: T[], i: number, j: number): void {
  const a = items[i];
  const b = items[j];
  if (a === undefined || b === undefined) return;
  items[i] = b;
  items[j] = a;
}

const KEY_BYTES = 32;

function bytesOfKey(key: string): Uint8Array {
  const bytes = new Uint8Array(KEY_BYTES);
  for (let i = 0; i < KEY_BYTES; i++) bytes[i] = hexDigit(key, i * 2) * 16 + hexDigit(key, i * 2 + 1);
  return bytes;
}

const HEX = '0123456789abcdef';

function hexDigit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 0x60 ? code - 0x30 : code - 0x57;
}

function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX.charAt(byte >> 4) + HEX.charAt(byte & 15);
  return text;
}

export function isRandomKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/**
 * A key from any text: for tests, simulations and puzzles, where the seed is public anyway. A game with secrets takes
 * 256 bits from the system instead.
 */
export function keyFromSeed(seed: string): string {
  if (isRandomKey(seed)) return seed;
  let key: Uint8Array = new Uint8Array(KEY_BYTES);
  const text = new TextEncoder().encode(seed);
  for (let at = 0; at < text.length || at === 0; at += KEY_BYTES) {
    for (let i = 0; i < KEY_BYTES; i++) key[i] = (key[i] ?? 0) ^ (text[at + i] ?? 0);
    key[KEY_BYTES - 1] = (key[KEY_BYTES - 1] ?? 0) ^ 0x80;
    key = chacha20(key, NO_NONCE, new Uint8Array(KEY_BYTES));
  }
  return hexOf(key);
}

export function randomFrom(key: string): RandomState {
  return { key, used: 0 };
}
