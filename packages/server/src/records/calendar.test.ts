import { describe, expect, it } from 'vitest';
import { judgeTime, type Noted, withDeleted } from './calendar.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = 20_000 * DAY;

function noted(at: number): Noted {
  return judgeTime(undefined, at, at, 0).noted;
}

describe('The time on disk', () => {
  it('is believed when the clock agrees, and when there is none yet', () => {
    expect(judgeTime(noted(NOW - HOUR), 0, NOW, 100)).toMatchObject({ most: 10, why: undefined, noted: { at: NOW } });
    expect(judgeTime(undefined, 0, NOW, 0)).toMatchObject({ why: undefined });
    expect(judgeTime(undefined, NOW - HOUR, NOW, 100)).toMatchObject({ why: undefined });
  });

  it('stops all deleting when the clock has jumped ahead, and says so', () => {
    for (const before of [noted(NOW), undefined]) {
      const today = judgeTime(before, NOW, NOW + 400 * DAY, 100);
      expect(today).toMatchObject({ most: 0, noted: { at: NOW, jumpedTo: NOW + 400 * DAY } });
      expect(today.why).toMatch(
        /^The clock says 2025-11-08, but the newest time on disk is 2024-10-04\. Nothing old is deleted/,
      );
    }
  });

  it('is as it was once the clock is set right', () => {
    const wrong = judgeTime(noted(NOW), 0, NOW + 400 * DAY, 100);
    expect(judgeTime(wrong.noted, 0, NOW + HOUR, 100)).toMatchObject({
      why: undefined,
      noted: { at: NOW + HOUR, jumpedTo: null },
    });
  });

  it('gives in to a clock that has run on for a week', () => {
    let time = noted(NOW);
    const there = NOW + 400 * DAY;
    for (let now = there; now < there + 7 * DAY; now += HOUR) {
      const today = judgeTime(time, 0, now, 100);
      expect(today.why).toBeDefined();
      time = today.noted;
    }
    expect(judgeTime(time, 0, there + 7 * DAY, 100)).toMatchObject({ why: undefined, noted: { jumpedTo: null } });
  });

  it('does not give in to a clock that has jumped a second time', () => {
    const once = judgeTime(noted(NOW), 0, NOW + 400 * DAY, 100);
    const twice = judgeTime(once.noted, 0, NOW + 500 * DAY, 100);
    expect(twice).toMatchObject({ most: 0, noted: { jumpedTo: NOW + 500 * DAY } });
  });
});

describe('What is deleted', () => {
  it('is bounded in an hour and in a day', () => {
    let time = noted(NOW);
    const deleted: number[] = [];
    for (let now = NOW; now < NOW + DAY; now += HOUR) {
      const { noted: next, most } = judgeTime(time, 0, now, 2000);
      deleted.push(most);
      time = withDeleted(next, most);
    }
    expect(deleted.slice(0, 6)).toEqual([20, 20, 20, 20, 20, 0]);
    expect(deleted.reduce((one, other) => one + other)).toBe(100);
    expect(judgeTime(time, 0, NOW + DAY, 2000).most).toBe(20);
  });

  it('is not more after another start within the hour', () => {
    const first = judgeTime(noted(NOW), 0, NOW + 1, 100);
    expect(judgeTime(withDeleted(first.noted, first.most), 0, NOW + 2, 100).most).toBe(0);
  });
});
