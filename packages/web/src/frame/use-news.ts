import { useEffect, useRef, useState } from 'react';
import { newsSince } from './since.ts';

const READ = 15_000;
const NONE: readonly never[] = [];

type Logged = Parameters<typeof newsSince>[0][number] & { readonly key: number };

/** What happened since my last turn, for a while after I have come back to the tab. */
export function useNews<L extends Logged>(game: { readonly log: readonly L[] }, me: number | null): readonly L[] {
  const [news, setNews] = useState<readonly L[]>(NONE);
  const latest = useRef(game);
  latest.current = game;
  useEffect(() => {
    if (me === null) return undefined;
    let leftAt = latest.current.log.at(-1)?.key;
    const look = () => {
      const { log } = latest.current;
      const last = log.at(-1)?.key;
      if (document.hidden) leftAt = last;
      else setNews(last === leftAt ? NONE : newsSince(log, me));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [me]);
  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = setTimeout(() => setNews(NONE), READ);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
