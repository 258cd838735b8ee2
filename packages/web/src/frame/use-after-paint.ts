import { startTransition, useEffect, useRef, useState } from 'react';

const PATIENCE = 100;

/**
 * The value, a frame late: what comes with it is painted first, and this in a task of its own. Many changes in a row come together; none
 * of them puts it off.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const isComing = useRef(false);
  latest.current = value;
  useEffect(() => {
    if (Object.is(value, shown) || isComing.current) return;
    isComing.current = true;
    const come = () => {
      if (!isComing.current) return;
      isComing.current = false;
      startTransition(() => setShown(latest.current));
    };
    requestAnimationFrame(() => setTimeout(come));
    setTimeout(come, PATIENCE); // nobody paints where nobody looks
  }, [value, shown]);
  return shown;
}
