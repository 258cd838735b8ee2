import { createHash } from 'node:crypto';

/**
 * Chance from a seed. Each length has a stream of its own: how many ids and tokens were drawn before changes nothing about the key
 * that a game's cards follow from.
 */
export function chanceOf(seed: string): (bytes: number) => string {
  const drawn = new Map<number, number>();
  return (bytes) => {
    const nth = drawn.get(bytes) ?? 0;
    drawn.set(bytes, nth + 1);
    return createHash('shake256', { outputLength: bytes }).update(`${seed} ${bytes} ${nth}`).digest('hex');
  };
}
