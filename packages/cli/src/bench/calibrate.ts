import { stopwatch } from '../stopwatch.ts';

/**
 * A fixed piece of work, half whole numbers, half short-lived objects: how fast this machine is just now. Figures of
 * two machines, or of two days, compare by their ratio to it.
 */
const ROUNDS = 1_000_000;

/** Millions of rounds in a second of processor time. */
export function calibrate(): number {
  const stop = stopwatch();
  let mixed = 0x811c9dc5;
  let kept: { readonly at: number; readonly values: readonly number[] } = { at: 0, values: [] };
  for (let i = 0; i < ROUNDS; i++) {
    mixed = Math.imul(mixed ^ i, 0x01000193);
    mixed ^= mixed >>> 13;
    const { values } = kept;
    kept = { at: i, values: values.length < 8 ? [...values, mixed & 0xff] : [mixed & 0xff] };
  }
  const { cpuSeconds } = stop();
  // the result is used, so that the loop cannot be left out
  return kept.at === ROUNDS ? mixed : ROUNDS / 1e6 / cpuSeconds;
}
