import { declaredSets } from '@dustup/bang';
import { diceFrom } from '@dustup/bots';
import { bothAct, pairsThatMeet } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = declaredSets();
const pairs = pairsThatMeet(sets);
const dice = diceFrom(20);
const drawn = Array.from({ length: 12 }, () => pairs.splice(dice.below(pairs.length), 1)).flat();

/** `npm run games -- --characters` plays them all. */
describe('Characters whose abilities meet', () => {
  it('12 pairs of them: both act in one game, under all invariants', () => {
    expect(drawn.filter((pair) => !bothAct(pair, { sets, seed: 'pairs', most: 40 }))).toEqual([]);
  });
});
