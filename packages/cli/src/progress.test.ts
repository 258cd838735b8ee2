import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeIo } from './fake-io.ts';
import { progressBar } from './progress.ts';
import { sayingIn } from './speech.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('draws on a terminal, not more often than ten times a second, and leaves nothing behind', () => {
  const io = fakeIo({ isErrorTty: true });
  const bar = progressBar({ io, say: sayingIn('en') }, 200, 'games');
  bar.update(1);
  expect(io.err()).toBe('');
  vi.advanceTimersByTime(1000);
  bar.update(50);
  expect(io.err()).toContain('50 of 200 games, 3 s left');
  expect(io.err()).toContain(`[${'#'.repeat(7)}${'.'.repeat(23)}]`);
  bar.end();
  expect(io.err().endsWith('\r\u001b[K')).toBe(true);
});

it('says nothing in a pipe', () => {
  const io = fakeIo({ isErrorTty: false });
  const bar = progressBar({ io, say: sayingIn('en') }, 200, 'games');
  vi.advanceTimersByTime(1000);
  bar.update(50);
  bar.end();
  expect(io.err() + io.out()).toBe('');
});
