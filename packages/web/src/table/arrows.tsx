import type { Point } from './ring.ts';

export type ArrowsProps = {
  readonly width: number;
  readonly height: number;
  /** Where the stage is. */
  readonly stage: Point;
  /** The attacker and his victims: an arrow through the stage, the same for all. */
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

/** A curve that bends toward the side of the table. */
function curve(from: Point, to: Point): string {
  const bend = Math.abs(from.x - to.x) < 60 ? 0 : 0.24;
  const mx = (from.x + to.x) / 2 + (to.y - from.y) * bend;
  const my = (from.y + to.y) / 2 - (to.x - from.x) * bend;
  return `M${from.x.toFixed(0)} ${from.y.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${to.x.toFixed(0)} ${to.y.toFixed(0)}`;
}

function Head({ from, to }: { from: Point; to: Point }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      className="head"
      d="M2 0-22-12-16 0-22 12z"
      transform={`translate(${to.x.toFixed(0)} ${to.y.toFixed(0)}) rotate(${angle.toFixed(0)})`}
    />
  );
}

const STAGE_EDGE = 78;
const SEAT_EDGE = 92;

/** Who shoots at whom, and at whom I aim. */
export function Arrows({ width, height, stage, attack, aim }: ArrowsProps) {
  return (
    <svg className="arrows" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {attack?.from !== undefined && (
        <Line d={curve(toward(stage, attack.from, SEAT_EDGE), toward(attack.from, stage, STAGE_EDGE - 20))} />
      )}
      {attack?.to.map((to) => {
        const start = toward(to, stage, STAGE_EDGE);
        const end = toward(stage, to, SEAT_EDGE);
        return (
          <g key={`${to.x} ${to.y}`}>
            <Line d={curve(start, end)} />
            <Head from={start} to={end} />
          </g>
        );
      })}
      {aim !== undefined && (
        <g className="aiming">
          <path className="halo" d={curve(aim.from, toward(aim.from, aim.to, SEAT_EDGE + 20))} />
          <path className="dots" d={curve(aim.from, toward(aim.from, aim.to, SEAT_EDGE + 20))} />
          <Head from={{ x: (aim.from.x + aim.to.x) / 2, y: aim.to.y }} to={toward(aim.from, aim.to, SEAT_EDGE)} />
        </g>
      )}
    </svg>
  );
}

function Line({ d }: { d: string }) {
  return (
    <>
      <path className="halo" d={d} />
      <path className="shot" d={d} pathLength={1} />
    </>
  );
}
