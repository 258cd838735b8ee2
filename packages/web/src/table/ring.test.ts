import { describe, expect, it } from 'vitest';
import { clockwise, horseshoe, ringPoint, ringSize, stepsBetween } from './ring.ts';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function boxes(width: number, height: number, players: number): Box[] {
  const size = ringSize(width, height, players);
  return clockwise(players, 0).map(({ k }) => {
    const { x, y } = ringPoint(size, k, players);
    return {
      left: x - size.seatWidth / 2,
      right: x + size.seatWidth / 2,
      top: y - size.seatHeight / 2,
      bottom: y + size.seatHeight / 2,
    };
  });
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

describe('the ring', () => {
  const windows = [
    { name: '1440 × 900 beside the drawer', width: 1152, height: 900 },
    { name: '1366 × 768 beside the drawer', width: 1078, height: 768 },
    { name: '1920 × 1080, scaled', width: 1312, height: 900 },
    { name: '1024 × 768 without a drawer', width: 1024, height: 768 },
  ];
  for (const { name, width, height } of windows) {
    it.each(width < 1060 ? [2, 3, 4, 5, 6, 7] : [2, 3, 4, 5, 6, 7, 8])(
      `has room for %i seats at ${name}`,
      (players) => {
        const seats = boxes(width, height, players);
        const { plateTop } = ringSize(width, height, players);
        for (const [at, seat] of seats.entries()) {
          expect(seat.left).toBeGreaterThanOrEqual(0);
          expect(seat.right).toBeLessThanOrEqual(width);
          expect(seat.top).toBeGreaterThanOrEqual(44);
          const plate = { left: width / 2 - 200, right: width / 2 + 200, top: plateTop, bottom: plateTop + 76 };
          expect(overlap(seat, plate)).toBe(false);
          for (const other of seats.slice(at + 1)) expect(overlap(seat, other)).toBe(false);
        }
      },
    );
  }

  it('goes clockwise from my left: whoever plays after me sits at the lower left', () => {
    const size = ringSize(1152, 900, 7);
    const next = ringPoint(size, 1, 7);
    const before = ringPoint(size, 6, 7);
    expect(next.x).toBeLessThan(size.cx);
    expect(before.x).toBeGreaterThan(size.cx);
    expect(next.y).toBe(before.y);
  });

  it('starts with the seat after mine, wherever I sit', () => {
    expect(clockwise(4, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });

  it('shows everybody to somebody who watches', () => {
    expect(clockwise(4, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});

describe('the horseshoe of a phone', () => {
  it('has my neighbours in the near row, left and right', () => {
    expect(horseshoe(5, 0)).toEqual([
      [2, 3],
      [1, 4],
    ]);
    expect(horseshoe(7, 0)).toEqual([
      [2, 3, 4, 5],
      [1, 6],
    ]);
  });

  it('puts two of eight on each side', () => {
    expect(horseshoe(8, 0)).toEqual([
      [3, 4, 5],
      [2, 1, 7, 6],
    ]);
  });

  it('is one row for two or three', () => {
    expect(horseshoe(3, 0)).toEqual([[1, 2]]);
  });
});

describe('steps between seats', () => {
  it('takes the shorter way and leaves out the dead', () => {
    expect(stepsBetween([true, true, true, true, true], 0, 2)).toBe(2);
    expect(stepsBetween([true, false, true, true, true], 0, 2)).toBe(1);
    expect(stepsBetween([true, true, true, true, true, true, true], 0, 6)).toBe(1);
  });
});
