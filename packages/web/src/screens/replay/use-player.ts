import { useEffect, useRef, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1200;

/** Where a replay stands, and how it goes on. */
export type Player = {
  readonly at: number;
  readonly last: number;
  /** It has just gone on by one move: worth showing how. */
  readonly isStep: boolean;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly goTo: (at: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
};

export function usePlayer(first: number, last: number): Player {
  const [{ at, isStep }, setPlace] = useState({ at: first, isStep: false });
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isPlaying = isRunning && at < last;
  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    setPlace((before) => ({ at: next, isStep: next === before.at + 1 }));
  };
  const step = (by: 1 | -1) => goTo(at + by);
  const toggle = () => {
    if (at >= last) goTo(0);
    setRunning(!isPlaying);
  };
  const latest = useRef({ step, toggle });
  latest.current = { step, toggle };
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => latest.current.step(1), PACE / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (event.key === 'ArrowRight') latest.current.step(1);
      else if (event.key === 'ArrowLeft') latest.current.step(-1);
      else if (event.key === ' ') latest.current.toggle();
      else return;
      event.preventDefault(); // not for the table below
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  return { at, last, isStep, isPlaying, speed, goTo, step, toggle, setSpeed };
}

/** A field, a list or a button takes the key itself. */
function isElsewhere({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return true;
  const takers = key === ' ' ? 'input, select, textarea, button, a' : 'input, select, textarea, [role=tab]';
  return target.closest(takers) !== null;
}
