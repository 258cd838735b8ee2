import { useLayoutEffect, useState } from 'react';
import { edgeOf, Head, Line } from './arrows.tsx';
import type { Point } from './ring.ts';
import type { Attack } from './scene.ts';

/** How far a way reaches into a tile: on its edge, off its words. */
const INSIDE = 12;
/** How far it stays off the card on the stage. */
const EDGE = 4;

type Way = { readonly from: Point; readonly to: Point; readonly isShot: boolean };

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
      {ways.map(({ from, to, isShot }) => (
        <g key={`${from.x} ${from.y} ${to.x} ${to.y}`} className={isShot ? 'outward' : 'inward'}>
          <Line d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          {isShot && <Head from={from} to={to} />}
        </g>
      ))}
    </svg>
  );
}

function waysOf({ by, targets }: Attack): readonly Way[] {
  const stage = boxOf(document.querySelector('.middle .staged'), -EDGE);
  if (stage === undefined) return [];
  const attacker = by === null ? undefined : boxAt(`seat:${by}`);
  const inward = attacker === undefined ? [] : [way(attacker, stage, false)];
  const outward = targets.flatMap((seat) => {
    const victim = boxAt(`seat:${seat}`);
    return victim === undefined ? [] : [way(stage, victim, true)];
  });
  return [...inward, ...outward];
}

type Box = { readonly middle: Point; readonly halfWidth: number; readonly halfHeight: number };

/** Where something lies in the window; undefined when it is not in sight. */
function boxAt(spot: string): Box | undefined {
  return boxOf(document.querySelector(`[data-spot="${spot}"]`), INSIDE);
}

function boxOf(place: Element | null, inside: number): Box | undefined {
  const box = place?.getBoundingClientRect();
  if (place === null || box === undefined || box.width === 0) return undefined;
  const seats = place.closest('.phone-top')?.getBoundingClientRect();
  if (seats !== undefined && box.top + box.height / 2 > seats.bottom) return undefined;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { middle, halfWidth: box.width / 2 - inside, halfHeight: box.height / 2 - inside };
}

function way(one: Box, other: Box, isShot: boolean): Way {
  const from = edgeOf(other.middle, one.middle, one.halfWidth, one.halfHeight);
  const to = edgeOf(one.middle, other.middle, other.halfWidth, other.halfHeight);
  return { from: rounded(from), to: rounded(to), isShot };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
