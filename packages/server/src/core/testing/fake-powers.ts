import { keyFromSeed } from '@dustup/kernel';
import type { Powers } from '../core.ts';

/** Chance and one-way functions from a seed: for tests and simulations, where nothing is secret. */
export function fakePowers(seed: string, secret = seed): Powers {
  let drawn = 0;
  return {
    entropy: (bytes) => {
      let hex = '';
      while (hex.length < bytes * 2) hex += keyFromSeed(`${seed} ${drawn++}`);
      return hex.slice(0, bytes * 2);
    },
    hash: (text) => keyFromSeed(`hash ${text}`),
    sign: (text) => keyFromSeed(`sign ${secret} ${text}`),
  };
}
