import { useEffect, useState } from 'react';
import type { LocalClock } from '../app/wire.ts';

const TICK = 250;

/** The time now, four times a second while a clock runs. */
export function useNow(now: () => number, isRunning: boolean): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!isRunning) return undefined;
    setTime(now());
    const timer = setInterval(() => setTime(now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning, now]);
  return time;
}

export type TimeLeft = {
  /** Of the decision; 0 when the bank is being used. */
  readonly decision: number;
  readonly bank: number;
  /** How much of the decision's time is left, from 1 to 0. */
  readonly share: number;
};

/** Milliseconds left to the seat that decides. Null: no clock runs. */
export function timeLeft({ endsAt, of, banks }: LocalClock, seat: number, now: number): TimeLeft | null {
  if (endsAt === null) return null;
  const left = endsAt - now;
  const bank = banks[seat] ?? 0;
  return {
    decision: Math.max(0, left),
    bank: Math.max(0, bank + Math.min(0, left)),
    share: of > 0 ? Math.max(0, Math.min(1, left / of)) : 0,
  };
}

/** `1:05`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
