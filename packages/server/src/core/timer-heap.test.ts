import { diceFrom } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { TimerHeap } from './timer-heap.ts';

describe('The heap of timers', () => {
  it('gives what is due soonest, and of the same time what came first', () => {
    const dice = diceFrom(1);
    const heap = new TimerHeap();
    const put: { at: number; key: string }[] = [];
    const got: { at: number; key: string }[] = [];
    for (let i = 0; i < 2000; i++) {
      const timer = { at: dice.below(50), key: String(i) };
      put.push(timer);
      heap.push(timer.at, timer.key);
    }
    expect(heap.next).toBe(0);
    for (let timer = heap.pop(); timer !== undefined; timer = heap.pop()) got.push({ at: timer.at, key: timer.key });
    expect(got).toEqual(put.toSorted((one, other) => one.at - other.at || Number(one.key) - Number(other.key)));
    expect(heap.next).toBeUndefined();
  });

  it('stays in order while things come and go', () => {
    const dice = diceFrom(2);
    const heap = new TimerHeap();
    let last = 0;
    for (let i = 0; i < 2000; i++) {
      heap.push(last + dice.below(20), '');
      if (dice.below(3) === 0) continue;
      const { at = 0 } = heap.pop() ?? {};
      expect(at).toBeGreaterThanOrEqual(last);
      last = at;
    }
  });
});
