/** A place of a seat's centre, in pixels of the design. */
export type Point = { readonly x: number; readonly y: number };

export type RingSize = {
  readonly width: number;
  readonly height: number;
  readonly seatWidth: number;
  readonly seatHeight: number;
  /** The middle of the table and its half axes. */
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** The upper edge of my own plate. */
  readonly plateTop: number;
};

export const HEADER = 44;
const GAP = 12;
/** Beside the outermost seats: their reticles hang over. */
const MARGIN = 14;
/** Hand, action bar and plate with their gaps, below the ring. */
const BELOW = 348;
const BELOW_LOW = 312;
/** A window lower than this has smaller cards in the hand. */
const LOW = 830;

export function isLow(height: number): boolean {
  return height < LOW;
}

/** The ring in an area of so many pixels of the design. */
export function ringSize(width: number, height: number, players: number): RingSize {
  const isCrowded = players >= 8 || isLow(height);
  const seatWidth = players >= 8 ? 200 : isLow(height) ? 210 : 228;
  const seatHeight = isCrowded ? 124 : 140;
  const plateTop = height - (isLow(height) ? BELOW_LOW : BELOW);
  const top = HEADER + GAP + seatHeight / 2;
  const room = plateTop - GAP - HEADER;
  const cy = HEADER + room * (players >= 8 ? 0.57 : 0.56);
  const ry = Math.max(90, Math.min(room * 0.46, cy - top + seatHeight * 0.02 + 26));
  const rx = Math.min(560, width / 2 - seatWidth / 2 - MARGIN);
  return { width, height, seatWidth, seatHeight, cx: width / 2, cy, rx, ry, plateTop };
}

/** Seat `k` of `n`, clockwise from mine (0): the top of an even ring stays under the header. */
export function ringPoint(size: RingSize, k: number, n: number): Point {
  const angle = ((90 + (k * 360) / n) * Math.PI) / 180;
  return {
    x: Math.round(size.cx + size.rx * outwards(Math.cos(angle))),
    y: Math.round(Math.max(size.cy + size.ry * Math.sin(angle), HEADER + GAP + size.seatHeight / 2)),
  };
}

/** Seats at the sides sit further out: the piles, the stage and two events lie between them, my plate below. */
const BESIDE = 0.75;
const OUTWARDS = 1.1;

function outwards(across: number): number {
  const far = Math.abs(across);
  return far > BESIDE ? Math.sign(across) * Math.min(1, far * OUTWARDS) : across;
}

/** The others, clockwise from the one on my left; everybody for somebody who watches, seat 0 at the bottom left. */
export function clockwise(n: number, me: number | null): readonly { readonly seat: number; readonly k: number }[] {
  if (me === null) return Array.from({ length: n }, (_, seat) => ({ seat, k: seat + 0.5 }));
  return Array.from({ length: n - 1 }, (_, at) => ({ seat: (me + at + 1) % n, k: at + 1 }));
}

/**
 * The same ring bent into a horseshoe, for a phone: the far row from left to right, then the near row. Who sits on my left is
 * on the left of the near row.
 */
export function horseshoe(n: number, me: number | null): readonly (readonly number[])[] {
  const others = clockwise(n, me).map(({ seat }) => seat);
  const near = others.length <= 2 ? 0 : others.length >= 7 ? 2 : 1;
  if (near === 0) return [others];
  const left = others.slice(0, near);
  const right = others.slice(others.length - near);
  return [others.slice(near, others.length - near), [...left.toReversed(), ...right.toReversed()]];
}

/** Steps between two seats the shorter way, those who are out left out. */
export function stepsBetween(isIn: readonly boolean[], from: number, to: number): number {
  const ring = isIn.flatMap((stays, seat) => (stays || seat === from || seat === to ? [seat] : []));
  const there = Math.abs(ring.indexOf(from) - ring.indexOf(to));
  return Math.min(there, ring.length - there);
}
