import { memo } from 'react';
import type { Point } from './ring.ts';
import { sameProps } from '../../frame/same-props.ts';

export type ArrowsProps = {
  readonly width: number;
  readonly height: number;
  /** Where the stage is. */
  readonly stage: Point;
  /** What hangs below the card there. */
  readonly foot: number;
  /** Half of a seat. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The attacker and the victims: an arrow through the stage, the same for all. */
  readonly attack: { readonly from: Point | undefined; readonly to: readonly Point[] } | undefined;
  /** My aim, before I have fired. */
  readonly aim: { readonly from: Point; readonly to: Point } | undefined;
};

/** Where the way from outside to the middle of a box crosses its edge, a little before it. */
export function edgeOf(from: Point, middle: Point, halfWidth: number, halfHeight: number): Point {
  const dx = from.x - middle.x;
  const dy = from.y - middle.y;
  const share = Math.min(1, halfWidth / (Math.abs(dx) || 1), halfHeight / (Math.abs(dy) || 1));
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** A point so far from another on the way there. */
function toward(from: Point, to: Point, back: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.max(0, length - back) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const BEND = 0.2;

/** What a curve bends toward: nothing when it is steep. */
function bendOf(from: Point, to: Point): Point {
  const bend = Math.abs(from.x - to.x) < 60 ? 0 : Math.sign(to.x - from.x) * BEND;
  return {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
}

function curve(from: Point, to: Point): string {
  const { x: mx, y: my } = bendOf(from, to);
  return `M${from.x.toFixed(0)} ${from.y.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${to.x.toFixed(0)} ${to.y.toFixed(0)}`;
}

export function Head({ from, to }: { from: Point; to: Point }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      className="head"
      d="M2 0-22-12-16 0-22 12z"
      transform={`translate(${to.x.toFixed(0)} ${to.y.toFixed(0)}) rotate(${angle.toFixed(0)})`}
    />
  );
}

const STAGE = { halfWidth: 62, halfHeight: 84 };
/** How far a head stays off the edge it points at. */
const GAP = 10;
/** How far below the stage a way passes under the count of the deck. */
const PILES = 24;

/** Who shoots at whom, and at whom I aim. */
export const Arrows = memo(function Arrows(props: ArrowsProps) {
  const { width, height, stage, foot, halfWidth, halfHeight, attack, aim } = props;
  const seatEdge = (from: Point, seat: Point) => edgeOf(from, seat, halfWidth, halfHeight);
  const stageEdge = (to: Point) => edgeOf(to, stage, STAGE.halfWidth, STAGE.halfHeight + (to.y > stage.y ? foot : 0));
  return (
    <svg className="arrows" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {attack?.from !== undefined && (
        <g className="inward">
          <Line d={inward(attack.from, seatEdge, stage)} />
        </g>
      )}
      {attack?.to.map((to) => {
        const way = outward(to, seatEdge, stageEdge, stage);
        return (
          <g key={`${to.x} ${to.y}`} className={attack.from === undefined ? '' : 'outward'}>
            <Line d={way.d} />
            <Head from={way.from} to={way.end} />
          </g>
        );
      })}
      {aim !== undefined && <Aim from={aim.from} to={toward(aim.from, seatEdge(aim.from, aim.to), GAP)} />}
    </svg>
  );
}, sameProps);

type Edge = (from: Point, seat: Point) => Point;

/** From the stage to a victim: straight, but around the piles that lie on the left of it, and below them. */
function outward(to: Point, seatEdge: Edge, stageEdge: (to: Point) => Point, stage: Point) {
  const low = stage.y + STAGE.halfHeight + PILES;
  const isBehindPiles = to.x < stage.x - STAGE.halfWidth * 2 && to.y > stage.y - STAGE.halfHeight && to.y < low;
  if (!isBehindPiles) {
    const start = stageEdge(to);
    const end = toward(start, seatEdge(stage, to), GAP);
    return { d: curve(start, toward(start, end, GAP)), from: bendOf(start, end), end };
  }
  const under = { x: (stage.x + to.x) / 2, y: low };
  const start = stageEdge({ x: stage.x - 20, y: low + STAGE.halfHeight });
  const end = toward(under, seatEdge(under, to), GAP);
  const d = `M${start.x.toFixed(0)} ${start.y.toFixed(0)}Q${under.x.toFixed(0)} ${(low + 8).toFixed(0)} ${toward(under, end, GAP).x.toFixed(0)} ${toward(under, end, GAP).y.toFixed(0)}`;
  return { d, from: under, end };
}

/** From the attacker to the stage, over the piles that lie on the left of it or below them. */
function inward(from: Point, seatEdge: (from: Point, seat: Point) => Point, stage: Point): string {
  const isLeft = from.x < stage.x - STAGE.halfWidth * 2;
  if (!isLeft) return curve(seatEdge(stage, from), edgeOf(from, stage, STAGE.halfWidth, STAGE.halfHeight));
  if (from.y > stage.y + STAGE.halfHeight) {
    const corner = { x: stage.x - STAGE.halfWidth, y: stage.y + STAGE.halfHeight * 0.8 };
    const start = seatEdge(corner, from);
    const low = Math.max(start.y, corner.y) + 14;
    return `M${start.x.toFixed(0)} ${start.y.toFixed(0)}Q${((start.x + corner.x) / 2).toFixed(0)} ${low.toFixed(0)} ${corner.x.toFixed(0)} ${corner.y.toFixed(0)}`;
  }
  const top = { x: stage.x, y: stage.y - STAGE.halfHeight };
  const start = seatEdge({ x: stage.x, y: top.y - 40 }, from);
  const high = Math.min(start.y, top.y - 18);
  return `M${start.x.toFixed(0)} ${start.y.toFixed(0)}C${(start.x + 110).toFixed(0)} ${high.toFixed(0)} ${stage.x.toFixed(0)} ${(high + 4).toFixed(0)} ${top.x.toFixed(0)} ${top.y.toFixed(0)}`;
}

function Aim({ from, to }: { from: Point; to: Point }) {
  const d = curve(from, toward(from, to, GAP * 2));
  return (
    <g>
      <path className="halo thin" d={d} />
      <path className="dots" d={d} />
      <Head from={bendOf(from, to)} to={to} />
    </g>
  );
}

export function Line({ d }: { d: string }) {
  return (
    <>
      <path className="halo travels" d={d} pathLength={1} />
      <path className="shot travels" d={d} pathLength={1} />
    </>
  );
}
