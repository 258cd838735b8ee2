import { describe, expect, it } from 'vitest';
import { lostBetween } from './bench-table.ts';

const seat = (game: string, n: number, frame = `${game} ${n}`) => ({ game, n, frame });

describe('What seats have lost when they come back', () => {
  it('is counted when they see less than one of them has seen', () => {
    expect(lostBetween([seat('a', 7), seat('a', 8)], [seat('a', 8), seat('a', 8)])).toBe(0);
    expect(lostBetween([seat('a', 7), seat('a', 8)], [seat('a', 7), seat('a', 7)])).toBe(2);
    expect(lostBetween([seat('a', 7), seat('a', 7)], [seat('a', 7), seat('a', 7, 'other')])).toBe(1);
  });

  it('is nothing when a rematch has begun meanwhile', () => {
    expect(lostBetween([seat('a', 90), seat('a', 90)], [seat('b', 0), seat('b', 0)])).toBe(0);
    expect(lostBetween([seat('a', 90), seat('b', 3)], [seat('b', 3), seat('b', 3)])).toBe(0);
  });
});
