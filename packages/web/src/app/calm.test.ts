import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calmly } from './calm.ts';
import { createStore } from './store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Changes, told calmly', () => {
  it('are told at once when nothing else goes on', () => {
    const { set, heard } = listening();
    set(1);
    expect(heard).toEqual([1]);
    vi.runAllTimers();
    set(2);
    expect(heard).toEqual([1, 2]);
  });

  it('come together when they follow on each other’s heels, the last one never missing', () => {
    const { set, heard } = listening();
    for (let message = 1; message <= 60; message++) set(message);
    expect(heard).toEqual([1]);
    vi.runAllTimers();
    expect(heard).toEqual([1, 60]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are told no more to one who has gone', () => {
    const { set, heard, stop } = listening();
    set(1);
    set(2);
    stop();
    vi.runAllTimers();
    expect(heard).toEqual([1]);
  });
});

function listening() {
  const { get, set, subscribe } = createStore(0);
  const heard: number[] = [];
  const stop = calmly(subscribe)(() => heard.push(get()));
  return { set, heard, stop };
}
