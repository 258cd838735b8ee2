import { useEffect, useRef, useState } from 'react';
import type { GameState, LoggedEvent } from '../app/wire.ts';
import { newsSince } from './since.ts';

const READ = 15_000;
const NONE: readonly LoggedEvent[] = [];

/** What happened since my last turn, for a while after I have come back to the tab. */
export function useNews(game: GameState, me: number | null): readonly LoggedEvent[] {
  const [news, setNews] = useState(NONE);
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
