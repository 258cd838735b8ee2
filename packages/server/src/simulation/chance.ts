import { diceFrom } from '@dustup/bots';
import { digestOf } from '@dustup/kernel';

/** A stream of chance. Each part of the world has one of its own, so that a change in one leaves the others as they were. */
export type Chance = {
  below(n: number): number;
  /** A whole number from the least to the most. */
  between(least: number, most: number): number;
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
  hex(bytes: number): string;
};

export function chanceFrom(seed: number, stream: string): Chance {
  const dice = diceFrom(digestOf(`${seed}:${stream}`));
  const hexByte = () => dice.below(256).toString(16).padStart(2, '0');
  return {
    below: (n) => dice.below(n),
    between: (least, most) => least + dice.below(most - least + 1),
    happens: (probability) => dice.next() < probability,
    pick: (list) => list[dice.below(list.length)],
    hex: (bytes) => Array.from({ length: bytes }, hexByte).join(''),
  };
}
