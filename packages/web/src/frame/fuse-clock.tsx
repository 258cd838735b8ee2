import { useEffect, useRef } from 'react';
import type { LocalClock } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { rays } from '../ui/rays.ts';
import { clockText, timeLeft, useNow } from './use-clock.ts';

const SPARK = rays(0, 0, 2.5, 8, 9, 0.36);
const LAST_SECONDS = 5;

type ClockProps = {
  readonly clock: LocalClock;
  readonly seat: number;
  readonly isPaused: boolean;
  readonly isAsked: boolean;
  readonly note: string;
  readonly now: () => number;
};

/** The number is the clock; the fuse is only feeling. */
export function FuseClock({ clock, seat, isPaused, isAsked, note, now }: ClockProps) {
  const { words } = useVocabulary();
  const time = useNow(now, clock.endsAt !== null);
  const left = timeLeft(clock, seat, time);
  const rope = useRef<HTMLElement>(null);
  const spark = useRef<HTMLSpanElement>(null);
  useFuse(rope, spark, clock, now);
  if (left === null) {
    return isPaused ? (
      <div className="clk">
        <span>{words.paused}</span>
      </div>
    ) : null;
  }
  const isOut = left.decision === 0;
  const total = isOut ? left.bank : left.decision;
  return (
    <>
      <div className="fuse" aria-hidden="true">
        <i className="rope" ref={rope} />
        <span className="spark-place" ref={spark}>
          <svg className={`spark ${isAsked ? 'burns' : ''}`} viewBox="-9 -9 18 18">
            <path d={SPARK} />
            <circle r="3" />
          </svg>
        </span>
      </div>
      <div
        className={`clk ${total < LAST_SECONDS * 1000 ? 'last' : ''}`}
        role="timer"
        aria-label={words.timeLeft(Math.ceil(total / 1000))}
      >
        <b aria-hidden="true">{clockText(total)}</b>
        <span aria-hidden="true">
          {isOut ? words.inBank('').replace('+', '').trim() : left.bank > 0 ? words.inBank(clockText(left.bank)) : note}
        </span>
      </div>
    </>
  );
}

/** Rope and spark run by one long animation each: nothing to lay out, nothing to repaint. */
function useFuse(
  rope: { readonly current: HTMLElement | null },
  spark: { readonly current: HTMLElement | null },
  { endsAt, of }: LocalClock,
  now: () => number,
): void {
  useEffect(() => {
    const left = endsAt === null ? 0 : endsAt - now();
    if (left <= 0 || of <= 0) return undefined;
    const share = Math.min(1, left / of);
    const timing = { duration: left, fill: 'forwards' } as const;
    const burning = [
      rope.current?.animate([{ transform: `scaleX(${share})` }, { transform: 'scaleX(0)' }], timing),
      spark.current?.animate(
        [{ transform: `translateX(${(share - 1) * 100}%)` }, { transform: 'translateX(-100%)' }],
        timing,
      ),
    ];
    return () => {
      for (const one of burning) one?.cancel();
    };
  }, [rope, spark, endsAt, of, now]);
}
