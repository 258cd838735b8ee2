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
  /** Many in a small window: they stand along the edges, and each can grow downwards by a row of cards. */
  readonly isTight: boolean;
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

/** A second row of cards takes so much. */
export const ROW = 28;
const PLATE = 76;
/** Where nobody sits at the lower edge, the bar makes room for the seats there. */
export const NO_PLATE = 90;
const MANY = 7;
/** In a smaller area than this, so many stand along the edges. */
const ROOMY: { readonly [players: number]: { readonly width: number; readonly height: number } } = {
  4: { width: 0, height: 800 },
  5: { width: 0, height: 800 },
  6: { width: 1100, height: 800 },
  7: { width: 1100, height: 880 },
  8: { width: 1100, height: 880 },
};
/** For somebody who watches, seats stand where my plate would be, and have to leave the stage free. */
const ROOMY_WATCHED = { width: 1100, height: 880 };
/** Between two seats that stand close. */
const CLOSE = 8;
const SEAT = 124;
export const FLAT_SEAT = 112;

export function isLow(height: number): boolean {
  return height < LOW;
}

/** The ring in an area of so many pixels of the design. */
export function ringSize(width: number, height: number, players: number, isWatching = false): RingSize {
  const roomy = isWatching ? ROOMY_WATCHED : ROOMY[players];
  const isTight = roomy !== undefined && (width < roomy.width || height < roomy.height);
  return isTight ? tightRing(width, height, players, isWatching) : roundRing(width, height, players);
}

function roundRing(width: number, height: number, players: number): RingSize {
  const isCrowded = players >= 8 || isLow(height);
  const seatWidth = players >= 8 ? 200 : isLow(height) ? 210 : 228;
  const seatHeight = isCrowded ? 124 : 140;
  const plateTop = height - (isLow(height) ? BELOW_LOW : BELOW);
  const top = HEADER + GAP + seatHeight / 2;
  const room = plateTop - GAP - HEADER;
  const cy = HEADER + room * (players >= 8 ? 0.57 : 0.56);
  const ry = Math.max(90, Math.min(room * 0.46, cy - top + seatHeight * 0.02 + 26));
  const rx = Math.min(560, width / 2 - seatWidth / 2 - MARGIN);
  return { width, height, seatWidth, seatHeight, cx: width / 2, cy, rx, ry, plateTop, isTight: false };
}

/** The cloth lies between the seats at the top and my plate. */
function tightRing(width: number, height: number, players: number, isWatching: boolean): RingSize {
  const plateTop = height - (isLow(height) ? BELOW_LOW : BELOW);
  const isFlat =
    (players > MANY || (isWatching && players === MANY)) &&
    plateTop + PLATE - HEADER - GAP < 3 * (SEAT + ROW) + 2 * CLOSE;
  const seatWidth = players > MANY ? 200 : 210;
  const seatHeight = isFlat ? FLAT_SEAT : SEAT;
  const cy = (HEADER + GAP + seatHeight + CLOSE + plateTop + CLOSE) / 2;
  const rx = Math.min(560, width / 2 - seatWidth / 2 - MARGIN);
  return {
    width,
    height,
    seatWidth,
    seatHeight,
    cx: width / 2,
    cy,
    rx,
    ry: plateTop + 20 - cy,
    plateTop,
    isTight: true,
  };
}

/** Seat `k` of `n`, clockwise from mine (0): the top of an even ring stays under the header. */
export function ringPoint(size: RingSize, k: number, n: number): Point {
  if (size.isTight) return tightPoint(size, k, n);
  const angle = ((90 + (k * 360) / n) * Math.PI) / 180;
  return {
    x: Math.round(size.cx + size.rx * outwards(Math.cos(angle))),
    y: Math.round(Math.max(size.cy + size.ry * Math.sin(angle), HEADER + GAP + size.seatHeight / 2)),
  };
}

/** Where the seats of my left half stand along the edges, from the bottom up: how far out, and how far down from the top row. */
const PLACES: { readonly [n: number]: { readonly [k: number]: readonly [across: number, down: number] } } = {
  2: { 0.5: [1, 0.5] },
  3: { 0.5: [1, 0.72], 1.5: [0, 0] },
  4: { 1: [1, 0.5], 2: [0, 0], 0.5: [1, 0.9], 1.5: [1, 0.1] },
  5: { 1: [1, 0.72], 2: [0.42, 0], 0.5: [1, 1], 1.5: [1, 0.4], 2.5: [0, 0] },
  6: { 1: [1, 0.76], 2: [1, 0.06], 3: [0, 0], 0.5: [1, 1], 1.5: [1, 0.46], 2.5: [0.38, 0] },
  7: { 1: [1, 1], 2: [1, 0.36], 3: [0.4, 0], 0.5: [1, 1], 1.5: [1, 0.5], 2.5: [1, 0], 3.5: [0, 0] },
  8: {
    1: [1, 1],
    2: [1, 0.5],
    3: [0.62, 0],
    4: [0, 0],
    0.5: [1, 1],
    1.5: [1, 0.5],
    2.5: [1, 0],
    3.5: [0.38, 0],
  },
};

/** Those at the bottom stand beside my plate; for somebody who watches, in its place. */
function tightPoint(size: RingSize, k: number, n: number): Point {
  const isLeft = k <= n / 2;
  const [across, down] = PLACES[n]?.[isLeft ? k : n - k] ?? [0, 0];
  const isWatched = !Number.isInteger(k);
  const top = HEADER + GAP + size.seatHeight / 2;
  const bottom = size.plateTop + (isWatched ? NO_PLATE : PLATE) - ROW - size.seatHeight / 2;
  const hasMiddle = Number.isInteger(n / 2) && !isWatched;
  return {
    x: Math.round(size.cx + (isLeft ? -1 : 1) * outFrom(size, across, hasMiddle)),
    y: Math.round(top + (bottom - top) * down),
  };
}

/** A seat of the top or bottom row is clear of the one in the middle, or of its twin on the other side. */
function outFrom({ rx, seatWidth }: RingSize, across: number, hasMiddle: boolean): number {
  if (across === 0 || across === 1) return rx * across;
  const inmost = hasMiddle ? seatWidth + CLOSE : (seatWidth + CLOSE) / 2;
  return Math.max(inmost, Math.min(rx * across, rx - seatWidth - CLOSE));
}

/** Seats at the sides sit further out: the piles, the stage and two events lie between them, my plate below. */
const BESIDE = 0.75;
const OUTWARDS = 1.1;

function outwards(across: number): number {
  const far = Math.abs(across);
  return far > BESIDE ? Math.sign(across) * Math.min(1, far * OUTWARDS) : across;
}

/**
 * The others as they sit, clockwise from the one on my left; everybody for somebody who watches, the first of `order` at the
 * bottom left.
 */
export function clockwise(
  order: readonly number[],
  me: number | null,
): readonly { readonly seat: number; readonly k: number }[] {
  if (me === null) return order.map((seat, at) => ({ seat, k: at + 0.5 }));
  const mine = order.indexOf(me);
  return [...order.slice(mine + 1), ...order.slice(0, mine)].map((seat, at) => ({ seat, k: at + 1 }));
}
