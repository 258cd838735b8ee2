/** The kind of a card, as a drawing: see the style sheet. */
export function KindGlyph({ colour }: { colour: string }) {
  return <i className={`tg ${colour}`} aria-hidden="true" />;
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
