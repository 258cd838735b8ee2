import { useLayoutEffect, useState } from 'react';
import { edgeOf, Head, Line } from './arrows.tsx';
import type { Point } from './ring.ts';
import type { Attack } from './scene.ts';

/** How far a way stays off the corners of a tile. */
const CORNER = 14;
/** How far it stays off the card on the stage. */
const EDGE = 4;
/** How far a head stays off the words of the tile it points at, and how long it is. */
const TIP = 6;
const HEAD = 18;
/** Half of the gap between two rows of seats. */
const BETWEEN = 4;
/** Farther aside than this, what is above the middle is reached around the piles. */
const ASIDE = 40;

/** `over`: where it passes between the piles. */
type Way = { readonly from: Point; readonly over: Point | undefined; readonly to: Point; readonly isShot: boolean };

/** Who shoots at whom, on an upright screen: from the tile to the stage, and on to the victim. */
export function PhoneArrows({ attack }: { readonly attack: Attack | undefined }) {
  const [ways, setWays] = useState<readonly Way[]>([]);
  // After each drawing: the tiles lie where the bar lets them.
  useLayoutEffect(() => {
    const next = attack?.face === undefined ? [] : waysOf(attack);
    setWays((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  if (ways.length === 0) return null;
  return (
    <svg className="arrows over-tiles" aria-hidden="true">
      {ways.map(({ from, over, to, isShot }) => (
        <g key={`${from.x} ${from.y} ${to.x} ${to.y}`} className={isShot ? 'outward' : 'inward'}>
          <Line d={[`M${from.x} ${from.y}`, over && `L${over.x} ${over.y}`, `L${to.x} ${to.y}`].join('')} />
          {isShot && <Head from={over ?? from} to={to} />}
        </g>
      ))}
    </svg>
  );
}

/** From edge to edge: a way crosses no words of a tile, and leaves the seats only in thought. */
function waysOf({ by, targets }: Attack): readonly Way[] {
  const stage = document.querySelector('.middle .staged')?.getBoundingClientRect();
  const seats = document.querySelector('.phone-top')?.getBoundingClientRect();
  if (stage === undefined || seats === undefined || stage.width === 0) return [];
  // Scrolled away, it is told by the line below.
  if (stage.bottom > seats.bottom + EDGE || stage.top < seats.top - EDGE) return [];
  const attacker = by === null ? undefined : wayTo(by, stage);
  const inward =
    attacker === undefined ? [] : [{ from: attacker.to, over: attacker.over, to: attacker.from, isShot: false }];
  const outward = targets.flatMap((seat) => {
    const found = wayTo(seat, stage);
    if (found === undefined) return [];
    const last = found.over ?? found.from;
    // A head needs its length.
    if (Math.hypot(found.to.x - last.x, found.to.y - last.y) < HEAD) return [];
    return [{ ...found, to: shortOf(found.to, last), isShot: true }];
  });
  return [...inward, ...outward];
}

/** The way between the stage and a seat; undefined when the seat is not in sight. */
function wayTo(seat: number, stage: DOMRect): Omit<Way, 'isShot'> | undefined {
  const place = document.querySelector(`[data-spot="seat:${seat}"]`);
  const seats = document.querySelector('.phone-top')?.getBoundingClientRect();
  const box = place?.getBoundingClientRect();
  if (place == null || seats === undefined || box === undefined || box.width === 0) return undefined;
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  const isAmongSeats = place.closest('.phone-top') !== null;
  if (isAmongSeats && box.top + box.height / 2 > seats.bottom) return undefined;
  const to = isAmongSeats ? nearest(box, middle) : nearest(box, middle, seats);
  const top = document.querySelector('.middle-place')?.getBoundingClientRect().top ?? 0;
  // My plate beside the seats: along the gap below the top row, where no seat lies.
  if (!isAmongSeats && box.left >= seats.right - 1) {
    const isFree = document.querySelector('.tiles.one-row') !== null;
    const way = { x: seats.right, y: isFree ? middle.y : top - BETWEEN };
    const corner = isFree ? undefined : rounded({ x: middle.x, y: way.y });
    const start = edgeOf(corner ?? way, middle, stage.width / 2 + EDGE, stage.height / 2 + EDGE);
    return { from: rounded(start), over: corner, to: rounded(way) };
  }
  const isAside = box.bottom <= top + 1 && Math.abs(to.x - middle.x) > ASIDE;
  const over = isAside ? rounded({ x: middle.x, y: top + CORNER }) : undefined;
  const from = edgeOf(over ?? to, middle, stage.width / 2 + EDGE, stage.height / 2 + EDGE);
  return { from: rounded(from), over, to: rounded(to) };
}

/** The point of a box that is nearest, off its corners. What lies outside the seats is pointed at from their edge. */
function nearest(box: DOMRect, to: Point, seats?: DOMRect): Point {
  const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
  const x =
    to.x < box.left ? box.left : to.x > box.right ? box.right : within(to.x, box.left + CORNER, box.right - CORNER);
  const y =
    to.y < box.top ? box.top : to.y > box.bottom ? box.bottom : within(to.y, box.top + CORNER, box.bottom - CORNER);
  if (seats === undefined) return { x, y };
  return { x: within(x, seats.left, seats.right), y: within(y, seats.top, seats.bottom) };
}

function shortOf(to: Point, from: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const part = far > HEAD + TIP ? TIP / far : 0;
  return rounded({ x: to.x + (from.x - to.x) * part, y: to.y + (from.y - to.y) * part });
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
