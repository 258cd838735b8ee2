import { memo, useEffect, useRef, useState } from 'react';
import type { Pieces } from '@dustup/words';
import type { Line } from './line.ts';

type LiveRegionProps = {
  readonly lines: readonly Line[];
  readonly asked: string;
  /** Which question it is. */
  readonly ask: number | string | undefined;
  readonly plain: (pieces: Pieces) => string;
};

/** Tells a screen reader what happens, and, at once, what is asked. */
export const LiveRegion = memo(function LiveRegion({ lines, asked, ask, plain }: LiveRegionProps) {
  const lastKey = useRef(lines.at(-1)?.key ?? -1);
  const [news, setNews] = useState<readonly Line[]>([]);
  useEffect(() => {
    const fresh = lines.filter(({ key }) => key > lastKey.current);
    lastKey.current = lines.at(-1)?.key ?? lastKey.current;
    if (fresh.length > 0) setNews(fresh);
  }, [lines]);
  return (
    <>
      <div className="sr-only" role="log" aria-live="polite">
        {news.map(({ key, text }) => (
          <p key={key}>{plain(text)}</p>
        ))}
      </div>
      <div className="sr-only" role="status" aria-live="assertive" data-live="asked" data-ask={ask}>
        {asked}
      </div>
    </>
  );
});
