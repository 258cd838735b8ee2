import { createHash, createHmac } from 'node:crypto';
import type { Powers } from '../core/index.ts';
import type { Chance } from './chance.ts';

/** Chance from a seed, and one-way functions with the secret that all servers of a world share. */
export function powersFrom(chance: Chance): Powers {
  return {
    entropy: (bytes) => chance.hex(bytes),
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    sign: (text) => createHmac('sha256', 'a simulated server').update(text).digest('hex'),
  };
}
