import type { ChatLine } from '@dustup/protocol/client';
import { type RefObject, useEffect, useState } from 'react';
import { seenUpTo, unreadIn } from '../../frame/chat-lines.ts';

/** How many lines have come since the talk was last in sight. */
export function useUnreadTalk(lines: readonly ChatLine[], place: RefObject<HTMLElement | null>): number {
  const [isInSight, setInSight] = useState(true);
  const [seen, setSeen] = useState(() => seenUpTo(lines));
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    let isNear = true;
    const look = () => setInSight(isNear && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isNear = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [place]);
  useEffect(() => {
    if (isInSight) setSeen(seenUpTo(lines));
  }, [isInSight, lines]);
  return isInSight ? 0 : unreadIn(lines, seen);
}
