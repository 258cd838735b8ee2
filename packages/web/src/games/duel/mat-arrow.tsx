import { type RefObject, useLayoutEffect, useState } from 'react';

type Line = { readonly d: string; readonly x: number; readonly y: number; readonly angle: number };

/** From one fighter to another: who shoots at whom, or at whom I aim. */
export function MatArrow(props: {
  readonly mat: RefObject<HTMLElement | null>;
  readonly from: number;
  readonly to: number;
  readonly isAim: boolean;
  /** Whatever moves the fighters. */
  readonly order: string;
}) {
  const { mat, from, to, isAim, order } = props;
  const [line, setLine] = useState<Line | undefined>(undefined);
  useLayoutEffect(() => {
    const measure = () => setLine(lineBetween(mat.current, from, to));
    measure();
    const after = setTimeout(measure, GLIDE);
    addEventListener('resize', measure);
    return () => {
      clearTimeout(after);
      removeEventListener('resize', measure);
    };
  }, [mat, from, to, order]);
  if (line === undefined) return null;
  return (
    <svg className={`mat-arrow ${isAim ? 'aimed' : 'shot'}`} aria-hidden="true">
      <path className="halo" d={line.d} />
      <path className="dots" d={line.d} />
      <path
        className="head"
        d="M0 0-22 -10-16 0-22 10z"
        transform={`translate(${line.x} ${line.y}) rotate(${line.angle})`}
      />
    </svg>
  );
}

const GLIDE = 520;
const BOW = 34;

function lineBetween(mat: HTMLElement | null, from: number, to: number): Line | undefined {
  const start = mat?.querySelector(`[data-spot="fighter:${from}"]`)?.getBoundingClientRect();
  const end = mat?.querySelector(`[data-spot="fighter:${to}"]`)?.getBoundingClientRect();
  const frame = mat?.getBoundingClientRect();
  if (start === undefined || end === undefined || frame === undefined || from === to) return undefined;
  const isUp = start.top > end.top;
  const [x1, x2] = [start, end].map((box) => box.left + box.width * 0.3 - frame.left);
  const y1 = (isUp ? start.top : start.bottom) - frame.top;
  const y2 = (isUp ? end.bottom : end.top) - frame.top;
  if (x1 === undefined || x2 === undefined) return undefined;
  const middle = { x: (x1 + x2) / 2 - BOW, y: (y1 + y2) / 2 };
  const angle = (Math.atan2(y2 - middle.y, x2 - middle.x) * 180) / Math.PI;
  return { d: `M${x1} ${y1}Q${middle.x} ${middle.y} ${x2} ${y2}`, x: x2, y: y2, angle };
}
