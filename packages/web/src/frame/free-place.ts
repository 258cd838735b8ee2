export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Size = Pick<Box, 'width' | 'height'>;
type Point = Pick<Box, 'x' | 'y'>;

const STEP = 6;
const EDGE = 4;
/** Between what is put there and what lies around it. */
const GAP = 2;

/** The place nearest to a seat where something of this size covers nothing; undefined where there is none. */
export function freePlace(seat: Box, size: Size, taken: readonly Box[], screen: Size): Point | undefined {
  const middle = { x: seat.x + seat.width / 2, y: seat.y + seat.height / 2 };
  let best: Point | undefined;
  let least = Infinity;
  for (let y = EDGE; y + size.height <= screen.height - EDGE; y += STEP) {
    for (let x = EDGE; x + size.width <= screen.width - EDGE; x += STEP) {
      const far = Math.hypot(x + size.width / 2 - middle.x, y + size.height / 2 - middle.y);
      if (far >= least || taken.some((box) => meets(box, { x, y, ...size }))) continue;
      best = { x, y };
      least = far;
    }
  }
  return best;
}

function meets(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + GAP &&
    other.x < one.x + one.width + GAP &&
    one.y < other.y + other.height + GAP &&
    other.y < one.y + one.height + GAP
  );
}
