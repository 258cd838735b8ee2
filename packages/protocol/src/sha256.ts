// SHA-256 (FIPS 180-4) in plain code: browsers have one only on pages that came with TLS, and only a slow way to it.

const COUNT = 64;

/** The first bits of the fractions of square or cube roots of the first primes. */
function rootsOfPrimes(count: number, power: number): Uint32Array {
  const roots: number[] = [];
  for (let n = 2; roots.length < count; n++) {
    let isPrime = true;
    for (let by = 2; by * by <= n; by++) isPrime &&= n % by !== 0;
    if (isPrime) roots.push((n ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(roots);
}

const ROUNDS = rootsOfPrimes(COUNT, 1 / 3);
const START = rootsOfPrimes(8, 1 / 2);

/** Of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  for (const [at, byte] of bytes.entries()) padded.setUint8(at, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  const sums = START.slice();
  for (let at = 0; at < padded.byteLength; at += 64) addBlock(sums, padded, at);
  return Array.from(sums, (sum) => sum.toString(16).padStart(8, '0')).join('');
}

function addBlock(sums: Uint32Array, block: DataView, from: number): void {
  const w = new Uint32Array(COUNT);
  for (let i = 0; i < COUNT; i++) w[i] = i < 16 ? block.getUint32(from + i * 4) : mixed(w, i);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  for (let i = 0; i < COUNT; i++) {
    const high = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i);
    const low = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + high) | 0, c, b, a, (high + low) | 0];
  }
  for (const [i, sum] of [a, b, c, d, e, f, g, h].entries()) sums[i] = at(sums, i) + sum;
}

function mixed(w: Uint32Array, i: number): number {
  const [near, far] = [at(w, i - 2), at(w, i - 15)];
  const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
  const other = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
  return at(w, i - 16) + one + at(w, i - 7) + other;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, i: number): number {
  return words[i] ?? 0;
}
