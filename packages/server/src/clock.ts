/** Milliseconds since 1970 that never go back, whatever becomes of the system's clock. */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
