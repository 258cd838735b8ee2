import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { settings } from '../../../app/settings.ts';
import type { GameState } from '../wire.ts';
import { Show, type Shown } from './show.ts';

export type Playing = Shown & {
  readonly watch: (speed: number) => void;
  /** Shows what was skipped after all. */
  readonly rewatch: () => void;
};

/** The game as far as it has been shown. */
export function useShow(live: GameState, me: number | null): Playing {
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0);
  const held = useRef<Show | undefined>(undefined);
  held.current ??= new Show(live, me, settings.get().speed);
  const show = held.current;
  // Not while drawing: a drawing can be thrown away, what was taken cannot. It is drawn before anything is painted.
  useLayoutEffect(() => {
    show.speed = settings.get().speed;
    show.take(live, performance.now(), document.hidden);
    redraw();
  }, [show, live]);
  const { nextAt } = show;
  useEffect(() => {
    if (nextAt === undefined) return undefined;
    const timer = setTimeout(
      () => {
        show.tick(performance.now());
        redraw();
      },
      Math.max(0, nextAt - performance.now()),
    );
    return () => clearTimeout(timer);
    // Also when a timer came a moment early: then it is set again.
  }, [show, nextAt, drawn]);
  useEffect(() => {
    // A touch is for what is there: what was running has been seen.
    const finish = () => {
      if (show.nextAt === undefined) return;
      show.finish(performance.now());
      redraw();
    };
    addEventListener('pointerdown', finish, { capture: true });
    return () => removeEventListener('pointerdown', finish, { capture: true });
  }, [show]);
  const rewatch = useMemo(
    () => () => {
      show.rewatch(performance.now());
      redraw();
    },
    [show],
  );
  const watch = useMemo(
    () => (speed: number) => {
      show.watch(speed);
      show.tick(performance.now());
      redraw();
    },
    [show],
  );
  return { ...show.shown, watch, rewatch };
}
