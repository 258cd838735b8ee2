import { type PointerEvent, useRef } from 'react';

const LONG = 420;
const STILL = 10;

/** Handlers for a press that lasts: reads a card on a phone. The tap that follows it is swallowed. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      isLong.current = false;
      if (event.pointerType === 'mouse') return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        isLong.current = true;
        onLong();
      }, LONG);
    },
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** True once after a long press. */
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
  };
}
