import type { LoggedEvent } from './wire.ts';

const MOST = 4;

/** What led to somebody's elimination: the card that began it, then what it did to them, the elimination itself last. */
export function deathBeats(log: readonly LoggedEvent[], seat: number): readonly LoggedEvent[] {
  const last = log.findLastIndex(({ event }) => event.type === 'eliminated' && event.seat === seat);
  if (last < 0) return [];
  const before = log.slice(0, last);
  // Nothing that was played before this turn has to do with it.
  const turn = before.findLastIndex(({ event }) => event.type === 'turnBegan');
  const played = before.findLastIndex(({ event }) => event.type === 'played' && event.seat !== seat);
  const beats = log
    .slice(Math.max(turn + 1, played), last + 1)
    .filter(({ event }) => event.type === 'played' || (OWN.includes(event.type) && event.seat === seat));
  const [first, ...rest] = beats;
  return first === undefined ? [] : [first, ...rest.slice(1 - MOST)];
}

const OWN: readonly string[] = ['turned', 'checked', 'answered', 'lifeLost', 'eliminated'];
