import { startTransition, useEffect, useRef, useState } from 'react';

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
    requestAnimationFrame(() =>
      setTimeout(() => {
        isComing.current = false;
        startTransition(() => setShown(latest.current));
      }),
    );
  }, [value, shown]);
  return shown;
}
