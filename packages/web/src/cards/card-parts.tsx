import type { CardFacts } from './book-types.ts';

type Colour = CardFacts['colour'];

function notched(inset: number, radius: number, width = 120, height = 168): string {
  const [i, r, w, h] = [inset, radius, width, height];
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 0 ${x} ${y}`;
  return `M${i + r} ${i}H${w - i - r}${arc(w - i, i + r)}V${h - i - r}${arc(w - i - r, h - i)}H${i + r}${arc(i, h - i - r)}V${i + r}${arc(i + r, i)}z`;
}

const SCREWS = [
  [7, 7],
  [113, 7],
  [7, 161],
  [113, 161],
] as const;

/** The frame says the kind of the card by its shape: notched, screwed, roped. */
export function CardFrame({ colour }: { colour: Colour }) {
  return (
    <svg className="fr" viewBox="0 0 120 168" fill="none" stroke="currentColor" aria-hidden="true">
      {colour === 'brown' && <path d={notched(5, 7)} strokeWidth="2.6" />}
      {colour === 'blue' && (
        <>
          <rect x="5" y="5" width="110" height="158" strokeWidth="2.2" />
          <rect x="9" y="9" width="102" height="150" strokeWidth=".9" />
          {SCREWS.map(([x, y]) => (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r="4.2" fill="#c99a3a" strokeWidth="1.3" />
              <path d={`M${x - 2} ${y + 1.5}l4-3`} strokeWidth="1" />
            </g>
          ))}
        </>
      )}
      {colour === 'green' && (
        <>
          <rect x="6" y="6" width="108" height="156" rx="7" strokeWidth="4.4" />
          <rect
            x="6"
            y="6"
            width="108"
            height="156"
            rx="7"
            stroke="#f7eed8"
            strokeWidth="3"
            strokeDasharray="1.4 4.2"
          />
        </>
      )}
    </svg>
  );
}

/** An arrow into a tray, a nail, an hourglass. */
export function KindGlyph({ colour }: { colour: Colour }) {
  return (
    <svg className="tg" viewBox="0 0 16 16" aria-hidden="true">
      {colour === 'brown' && (
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M8 1.5v8M4.6 6.3 8 9.8l3.4-3.5" />
          <path d="M1.5 10.5v4h13v-4" />
        </g>
      )}
      {colour === 'blue' && <path d="M3 1.5h10v3H9.4V11L8 15.5 6.6 11V4.5H3z" fill="currentColor" />}
      {colour === 'green' && (
        <path
          d="M2.5 1h11v2H12c0 2.5-1.4 3.8-2.9 5 1.5 1.2 2.9 2.5 2.9 5h1.5v2h-11v-2H4c0-2.5 1.4-3.8 2.9-5C5.4 6.8 4 5.5 4 3H2.5z"
          fill="currentColor"
        />
      )}
    </svg>
  );
}

/** How far a gun reaches: a reticle with the number. */
export function ReachDot({ reach, size }: { reach: number; size: string }) {
  return (
    <svg className="reach" style={{ width: size, height: size }} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" className="rd-bg" />
      <path d="M12 .5v5M12 18.5v5M.5 12h5M18.5 12h5" className="rd-t" />
      <text x="12" y="16.3" textAnchor="middle" fontSize="12.5">
        {reach}
      </text>
    </svg>
  );
}
