import { useEffect, useRef, useState } from 'react';
import type { Line } from './telling.ts';

/** Tells a screen reader what happens, and, at once, what is asked. */
export function LiveRegion({
  lines,
  asked,
  plain,
}: {
  lines: readonly Line[];
  asked: string;
  plain: (rich: string) => string;
}) {
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
      <div className="sr-only" role="status" aria-live="assertive" data-live="asked">
        {asked}
      </div>
    </>
  );
}
