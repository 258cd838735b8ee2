import { expect, it, vi } from 'vitest';
import { StallWatch } from './stall-watch.ts';

it('notices when writes are no longer done, and when they are again', () => {
  vi.useFakeTimers();
  let now = 0;
  const heard: string[] = [];
  const watch = new StallWatch({
    now: () => now,
    onStalled: () => heard.push(`stalled ${now}`),
    onFlowing: () => heard.push(`flows ${now}`),
  });
  const advance = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 250) {
      now += 250;
      vi.advanceTimersByTime(250);
    }
  };
  advance(10_000);
  watch.asked();
  advance(500);
  watch.done(true);
  watch.asked();
  advance(750);
  expect(heard).toEqual([]);
  advance(750);
  expect(heard).toEqual(['stalled 11500']);
  expect(watch.isLasting).toBe(false);
  advance(5000);
  expect(watch.isLasting).toBe(true);
  watch.done(false);
  expect(heard).toEqual(['stalled 11500', 'flows 17000']);
  watch.stop();
  vi.useRealTimers();
});
