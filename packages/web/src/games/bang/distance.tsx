/** How far it is from me: a reticle that hangs over the corner, so that it is found first. */
export function Distance({ far }: { far: number }) {
  return (
    <span className="dist" aria-hidden="true">
      <svg viewBox="0 0 36 36">
        <circle cx="18" cy="18" r="13.5" />
        <path d="M18 1v6.5M18 28.5V35M1 18h6.5M28.5 18H35" />
      </svg>
      <b>{far}</b>
    </span>
  );
}
