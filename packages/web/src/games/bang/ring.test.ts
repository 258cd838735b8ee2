import { describe, expect, it } from 'vitest';
import { layoutFor } from '../../frame/layout.ts';
import { clockwise, ringPoint, type RingSize, ringSize, ROW } from './ring.ts';

/** As they sat down. */
const seated = (players: number) => Array.from({ length: players }, (_, seat) => seat);

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function boxes(size: RingSize, players: number, me: number | null, grown: number): Box[] {
  return clockwise(seated(players), me).map(({ k }) => {
    const { x, y } = ringPoint(size, k, players);
    return {
      left: x - size.seatWidth / 2,
      right: x + size.seatWidth / 2,
      top: y - size.seatHeight / 2,
      bottom: y + size.seatHeight / 2 + grown,
    };
  });
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** What lies on what, or beyond the edge; `grown`: so much lower than drawn are all seats. */
function wrongIn(width: number, height: number, players: number, me: number | null, grown = 0): string | undefined {
  const size = ringSize(width, height, players, me === null);
  const seats = boxes(size, players, me, grown);
  const half = players === 8 ? 200 : 236;
  const bar = { left: 0, right: width, top: size.plateTop + 90, bottom: height };
  const plate = { left: size.cx - half, right: size.cx + half, top: size.plateTop, bottom: size.plateTop + 76 };
  for (const [at, seat] of seats.entries()) {
    if (seat.left < 0 || seat.right > width || seat.top < 44) return `seat ${at} beyond the edge`;
    if (overlap(seat, bar)) return `seat ${at} on the bar`;
    if (me !== null && overlap(seat, plate)) return `seat ${at} on my plate`;
    const other = seats.findIndex((one, later) => later > at && overlap(seat, one));
    if (other !== -1) return `seat ${at} on seat ${other}`;
  }
  return undefined;
}

describe('the ring', () => {
  const windows = [1000, 1024, 1200, 1280, 1366, 1440, 1536, 1600, 1680, 1920, 2560].flatMap((width) =>
    [690, 720, 730, 768, 800, 829, 830, 860, 879, 880, 900, 1080, 1440].map((height) => ({ width, height })),
  );
  it.each([2, 3, 4, 5, 6, 7, 8])('has room for %i seats in any window that has a ring', (players) => {
    const found: string[] = [];
    for (const { width, height } of windows) {
      const layout = layoutFor(width, height, 1, players);
      if (layout.kind !== 'ring') continue;
      for (const me of [0, null]) {
        const wrong = wrongIn(layout.width, layout.height, players, me);
        if (wrong !== undefined) found.push(`${width} × ${height}${me === null ? ' watching' : ''}: ${wrong}`);
      }
    }
    expect(found).toEqual([]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('leaves piles and stage free among %i seats, for whoever watches', (players) => {
    const found: string[] = [];
    for (const { width, height } of windows) {
      const layout = layoutFor(width, height, 1, players);
      if (layout.kind !== 'ring') continue;
      const size = ringSize(layout.width, layout.height, players, true);
      const middle = { left: size.cx - 181, right: size.cx + 187, top: size.cy - 93, bottom: size.cy + 69 };
      const covering = boxes(size, players, null, 0).filter((seat) => overlap(seat, middle));
      if (covering.length > 0) found.push(`${width} × ${height}: ${covering.length}`);
    }
    expect(found).toEqual([]);
  });

  it.each([7, 8])('leaves each of %i seats in a small window room for a second row of cards', (players) => {
    for (const [width, height] of [
      [1280, 720],
      [1280, 800],
      [1366, 768],
      [1536, 730],
    ] as const) {
      const layout = layoutFor(width, height, 1, players);
      expect(layout.kind).toBe('ring');
      expect(wrongIn(layout.width, layout.height, players, 0, ROW)).toBeUndefined();
      expect(wrongIn(layout.width, layout.height, players, null, ROW)).toBeUndefined();
    }
  });

  it('goes clockwise from my left: whoever plays after me sits at the lower left', () => {
    const size = ringSize(1152, 900, 7);
    const next = ringPoint(size, 1, 7);
    const before = ringPoint(size, 6, 7);
    expect(next.x).toBeLessThan(size.cx);
    expect(before.x).toBeGreaterThan(size.cx);
    expect(next.y).toBe(before.y);
  });

  it('starts with the seat after mine, wherever I sit', () => {
    expect(clockwise(seated(4), 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(clockwise([0, 3, 2, 1], 2).map(({ seat }) => seat)).toEqual([1, 0, 3]); // they have changed places
  });

  it('shows everybody to somebody who watches', () => {
    expect(clockwise(seated(4), null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});
