import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { go } from '../../app/router.tsx';

const SETTLED = 300;

/** The address names the move, so that it can be sent to somebody. */
export function useAddress(id: string, at: number, code: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(
      () => go(`replay/${id}?move=${at}${code === undefined ? '' : `&table=${code}`}`, { replace: true }),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [id, at, code]);
}

/** How high something is, in pixels. */
export function useHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const measured = box.current;
    const measure = () => setHeight(measured.getBoundingClientRect().height);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [box, height] as const;
}
