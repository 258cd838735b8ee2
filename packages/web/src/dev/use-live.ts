import { useEffect } from 'react';

const PACE = 900;

/** Goes on by itself with `&live=1`, with `&live=all` also for me; `&pace=300` is quicker. */
export function useLive(local: { step(isMine: boolean): void }, search: URLSearchParams): void {
  useEffect(() => {
    if (!search.has('live')) return undefined;
    const timer = setInterval(() => local.step(search.get('live') === 'all'), Number(search.get('pace') ?? PACE));
    return () => clearInterval(timer);
  }, [local, search]);
}
