import { useEffect, useState } from 'react';

/** A press so soon after the bar has changed was meant for what stood there before. */
export const PRESS_GUARD = 350;
/** After each of my plays, ending the turn takes a moment's thought. */
export const END_TURN_SLEEP = 600;

/** True for so many milliseconds after `what` has changed. */
export function useFresh(what: string, span: number): boolean {
  const [settled, setSettled] = useState<string | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), span);
    return () => clearTimeout(timer);
  }, [what, span]);
  return settled !== what;
}
