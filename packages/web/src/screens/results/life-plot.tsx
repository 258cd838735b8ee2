import { useEffect, useRef, useState } from 'react';
import { Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { type LifeLine, type LifePoint, plotOf } from './plot.ts';

const HEIGHT = 246;
const STONE = 'M3 15V7.5a6 6 0 0 1 12 0V15h2.5v2h-17v-2z';

export type PlotPlayer = {
  readonly name: string;
  readonly role: string;
  readonly points: readonly LifePoint[];
};

type PlotProps = {
  /** The roles in the order of the key, and what they are called. */
  readonly roles: readonly { readonly role: string; readonly name: string }[];
  readonly players: readonly PlotPlayer[];
  readonly turns: number;
  /** The replay into which the plot leads, and the first move of each turn. */
  readonly replay: { readonly id: string; readonly moves: ReadonlyMap<number, number> } | undefined;
};

/** Life over time, a line for each player; roles differ by the dash as well as by the colour. */
export function LifePlot({ roles, players, turns, replay }: PlotProps) {
  const { results } = useVocabulary().words;
  const [box, width] = useWidth();
  const plot = plotOf(players, turns, width, HEIGHT);
  const said = players.map(({ name, points }) => `${name}: ${points.map(({ life }) => life).join(' → ')}`).join('; ');
  return (
    <section className="panel life-panel">
      <div className="panel-head">
        <h2>{results.lifeOverTime}</h2>
        <ul className="plot-key" aria-hidden="true">
          {roles.map(({ role, name }) => (
            <li key={role}>
              <svg viewBox="0 0 28 6">
                <path d="M0 3H28" className={`line ${role}`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div ref={box} className="plot-box">
        <svg className="plot" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${results.lifeHint}. ${said}`}>
          {plot.levels.map(({ y, life }) => (
            <g key={life}>
              <path className="grid" d={`M${plot.left} ${y}H${plot.right}`} />
              <text x={plot.left - 10} y={y + 5} textAnchor="end">
                {life}
              </text>
            </g>
          ))}
          {plot.ticks.map(({ x, turn }) => (
            <text key={turn} x={x} y={HEIGHT - 8} textAnchor="middle">
              {turn}
            </text>
          ))}
          <text x={width - 4} y={HEIGHT - 8} textAnchor="end">
            {results.turnAxis}
          </text>
          {plot.lines.map((line) => (
            <PlotLine key={line.name} line={line} />
          ))}
          {plot.lines.map(({ name, role, label }) => (
            <text key={name} className={`plot-name ${role}`} x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          ))}
        </svg>
      </div>
      {replay !== undefined && (
        <nav className="plot-turns" aria-label={results.plotLeads}>
          <small>{results.plotLeads}</small>
          {[...replay.moves].map(([turn, move]) => (
            <Link key={turn} to={`replay/${replay.id}?move=${move}`} aria-label={results.turnOf(turn)}>
              {turn}
            </Link>
          ))}
        </nav>
      )}
    </section>
  );
}

function PlotLine({ line }: { line: LifeLine }) {
  const { path, role, stone } = line;
  return (
    <g className={`player ${role}`}>
      <path className={`line ${role}`} d={path} />
      {stone !== undefined && (
        <g transform={`translate(${(stone.x - 9).toFixed(1)} ${(stone.y - 17).toFixed(1)})`}>
          <rect x={-1} width={20} height={18} className="plot-paper" />
          <path d={STONE} fill="currentColor" />
        </g>
      )}
    </g>
  );
}

const FIRST_WIDTH = 700;
const ROOT_SIZE = 16;

/** How wide there is room, in pixels of the design. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const room = ((entry?.contentRect.width ?? 0) * ROOT_SIZE) / root;
      if (room > 0) setWidth(Math.round(room));
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width] as const;
}
