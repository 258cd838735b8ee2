/** A bot's own small source of chance (sfc32): fast, seeded, and never the game's. */
export type Dice = { next(): number; below(n: number): number };

export function diceFrom(seed: number): Dice {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  function word(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  for (let i = 0; i < 12; i++) word();
  return { next: () => word() / 2 ** 32, below: (n) => Math.floor((word() / 2 ** 32) * n) };
}
