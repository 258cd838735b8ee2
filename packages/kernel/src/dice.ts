import { below, keyFromSeed, randomFrom } from './random.ts';

/** A bot's own source of chance: never the game's. */
export type Dice = { next(): number; below(n: number): number };

/** A public number, or a secret of 256 bits. */
export type Seed = number | string;

/** From a number: small, fast (sfc32), and to be found out by whoever watches long enough. From a secret: ChaCha20. */
export function diceFrom(seed: Seed): Dice {
  return typeof seed === 'number' ? smallDice(seed) : secretDice(seed);
}

/** A stream of its own for each purpose: who has found out all of one knows nothing of another, nor of the secret. */
export function secretFor(secret: string, purpose: string): string {
  return keyFromSeed(`${secret} ${purpose}`);
}

const WORD = 2 ** 32;

function secretDice(secret: string): Dice {
  const random = randomFrom(keyFromSeed(secret));
  return { next: () => below(random, WORD) / WORD, below: (n) => below(random, n) };
}

function smallDice(seed: number): Dice {
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
