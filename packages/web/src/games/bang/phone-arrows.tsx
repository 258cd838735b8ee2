import { useLayoutEffect, useState } from 'react';
import { edgeOf, Head, Line } from './arrows.tsx';
import type { Point } from './ring.ts';
import type { Attack } from './scene.ts';

/** How far a way stays off the corners of a tile. */
const CORNER = 14;
/** How far it stays off the card on the stage. */
const EDGE = 4;
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
  if (stage === undefined || stage.width === 0) return [];
  const attacker = by === null ? undefined : wayTo(by, stage);
  const inward =
    attacker === undefined ? [] : [{ from: attacker.to, over: attacker.over, to: attacker.from, isShot: false }];
  const outward = targets.flatMap((seat) => {
    const found = wayTo(seat, stage);
    return found === undefined ? [] : [{ ...found, isShot: true }];
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

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
