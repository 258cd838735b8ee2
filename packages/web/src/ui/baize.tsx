import { memo } from 'react';
import { px } from './px.ts';
import { rays } from './rays.ts';
import './baize.css';

const TURNS = [35, 80, 118, 165, 215, 258, 282, 325];
const MARK = rays(0, 0, 16, 26, 24, 0.4);

type BaizeProps = {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
};

/** The table itself: rim, cloth, and little arrows that say which way round it goes. */
export const Baize = memo(function Baize({ width, height, cx, cy, rx, ry }: BaizeProps) {
  const place = { cx, cy };
  return (
    <>
      <svg className="baize" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <ellipse className="sh" cx={cx} cy={cy + 8} rx={rx + 6} ry={ry + 6} />
        <ellipse className="rim" {...place} rx={rx} ry={ry} />
        <ellipse className="rim2" {...place} rx={rx - 7} ry={ry - 7} />
        <ellipse className="rim3" {...place} rx={rx - 21} ry={ry - 21} />
      </svg>
      <div
        className="cloth"
        style={{ left: px(cx - rx + 25), top: px(cy - ry + 25), width: px((rx - 25) * 2), height: px((ry - 25) * 2) }}
      />
      <svg className="baize" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <ellipse className="bl" {...place} rx={rx - 44} ry={ry - 44} />
        {TURNS.map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          const x = cx + (rx - 44) * Math.cos(angle);
          const y = cy + (ry - 44) * Math.sin(angle);
          const turn = (Math.atan2((ry - 44) * Math.cos(angle), -(rx - 44) * Math.sin(angle)) * 180) / Math.PI;
          return (
            <path
              key={degrees}
              className="dir"
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
              d="M-7 -6 5 0 -7 6"
            />
          );
        })}
        {ry > 170 && (
          <g className="mk" transform={`translate(${cx} ${cy + ry - 94})`}>
            <circle r="33" />
            <circle r="28" />
            <path d={MARK} />
            <text y="10" textAnchor="middle" fontSize="28">
              D
            </text>
          </g>
        )}
      </svg>
    </>
  );
});
