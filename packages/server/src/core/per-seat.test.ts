import { describe, expect, it } from 'vitest';
import { PerSeat } from './per-seat.ts';

describe('Something of some seats', () => {
  it('is kept seat by seat, in their order, and taken away again', () => {
    const names = new PerSeat<string>();
    expect([names.has(0), names.get(0), names.entries()]).toEqual([false, undefined, []]);
    names.set(4, 'Sid');
    names.set(1, 'Suzy');
    names.delete(2);
    expect(names.entries()).toEqual([
      [1, 'Suzy'],
      [4, 'Sid'],
    ]);
    names.delete(4);
    expect([names.has(4), names.get(4), names.get(1)]).toEqual([false, undefined, 'Suzy']);
    names.clear();
    expect(names.entries()).toEqual([]);
  });

  it('tells a nought from nothing', () => {
    const times = new PerSeat<number>();
    times.set(0, 0);
    expect([times.has(0), times.entries()]).toEqual([true, [[0, 0]]]);
  });
});
